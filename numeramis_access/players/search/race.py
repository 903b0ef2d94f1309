"""Compare candidates over the same samples: a race against a favourite, or the plain mean of each."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import hypot, sqrt
from operator import sub
from statistics import stdev
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

#: samples between two checks that let challengers leave the race
SAMPLES_PER_ROUND = 10
#: standard errors by which a challenger must lead to win, and by which it must lie behind to leave
MIN_LEAD_STANDARD_ERRORS = 2.0
#: unseen samples, each with a difference of 1, that the error allows for
UNSEEN_SAMPLES = 2
#: the number of walks whose means give the error of the overall mean
WALK_COUNT = 8


class Evaluation(NamedTuple, Generic[T]):
    """The result of a search.

    :param choice: the candidate to take.
    :param values: the mean of each candidate in the game's unit, best first; without samples the values have another
        meaning (such as probabilities), or are missing.
    :param samples: the number of worlds behind the means; 0 if nothing was sampled.
    :param errors: the standard error of each candidate's difference from the chosen one; empty with too few samples.
    """

    choice: T
    values: dict[T, float]
    samples: int = 0
    errors: Mapping[T, float] = {}


class Means(Generic[T]):
    """The mean value of every candidate over the same samples.

    :param candidates: the candidates to compare, at least one.
    :ivar samples: number of samples so far.
    """

    def __init__(self, candidates: Iterable[T]) -> None:
        self._sampled: dict[T, list[float]] = {candidate: [] for candidate in candidates}
        self.samples = 0

    @property
    def candidates(self) -> tuple[T, ...]:
        """Return the compared candidates."""
        return tuple(self._sampled)

    def add(self, values: Mapping[T, float]) -> None:
        """Add one sample.

        :param values: the value of every candidate in this sample; values of other actions are ignored.
        :raises KeyError: if a candidate has no value.
        """
        self.samples += 1
        for candidate, sampled in self._sampled.items():
            sampled.append(values[candidate])

    @property
    def best_candidate(self) -> T:
        """Return the candidate with the highest mean; the first one if several are equal."""
        return next(iter(self._values()))

    def evaluation(self) -> Evaluation[T]:
        """Return the result, with the candidate of the highest mean chosen; the first one if several are equal."""
        values = self._values()
        chosen = next(iter(values))
        if self.samples < 2:
            return Evaluation(chosen, values, self.samples)
        best = self._sampled[chosen]
        errors = {
            candidate: stdev(map(sub, best, sampled)) / sqrt(self.samples)
            for candidate, sampled in self._sampled.items()
        }
        return Evaluation(chosen, values, self.samples, errors)

    def evaluation_with(self, first: T) -> Evaluation[T]:
        """Return the result with a given candidate chosen. The samples must come from ``WALK_COUNT`` walks, one walk
        after another.

        Worlds of one walk are alike, and a walk can stay in one region, so the error is that of the walks' means or
        that over all samples, whichever is larger. It grows as if ``UNSEEN_SAMPLES`` more samples had a difference of
        1, because a small sample lacks rare worlds. With fewer than two samples the result has no errors; with fewer
        than ``WALK_COUNT`` it has only the error over all samples.

        :param first: the candidate to choose, one of those compared.
        """
        size = self.samples // WALK_COUNT
        if self.samples < 2:
            return Evaluation(first, self._values(), self.samples)
        errors: dict[T, float] = {}
        for candidate, sampled in self._sampled.items():
            leads = list(map(sub, self._sampled[first], sampled))
            error = stdev(leads) / sqrt(self.samples)
            if size:
                walks = [sum(leads[at : at + size]) / size for at in range(0, size * WALK_COUNT, size)]
                error = max(error, stdev(walks) / sqrt(WALK_COUNT))
            errors[candidate] = 0.0 if candidate == first else hypot(error, UNSEEN_SAMPLES / self.samples)
        return Evaluation(first, self._values(), self.samples, errors)

    def _values(self) -> dict[T, float]:
        """Return the mean of every candidate, best first."""
        means = {candidate: sum(values) / max(self.samples, 1) for candidate, values in self._sampled.items()}
        return dict(sorted(means.items(), key=lambda item: -item[1]))


class Race(Generic[T]):
    """Challengers against a favourite, over the same samples.

    A challenger wins only if its mean is higher and it leads by two standard errors or was worse in no sample; of
    several the highest mean wins. A smaller lead is weaker evidence than the knowledge that named the favourite.

    :param favourite: the candidate to choose unless another one is better beyond doubt.
    :param challengers: the other candidates.
    :param doubtful: challengers that must lead by two standard errors even if they were never worse.
    :ivar challengers: the challengers still in the race.
    :ivar samples: number of samples so far.
    """

    def __init__(self, favourite: T, challengers: list[T], doubtful: Collection[T] = ()) -> None:
        self.favourite = favourite
        self.challengers = challengers
        self.samples = 0
        self._favourite_sum = 0.0
        self._sums = dict.fromkeys(challengers, 0.0)
        self._squares = dict.fromkeys(challengers, 0.0)
        self._never_worse = set(challengers).difference(doubtful)
        self._final_leads: dict[T, float] = {}
        self._final_errors: dict[T, float] = {}

    @property
    def candidates(self) -> tuple[T, ...]:
        """Return the candidates that need a value in the next sample: the favourite and the remaining challengers."""
        return (self.favourite, *self.challengers)

    def add(self, values: Mapping[T, float]) -> None:
        """Add one sample; after every ``SAMPLES_PER_ROUND`` samples, clearly beaten challengers leave the race.

        :param values: the value of each of ``candidates`` in this sample; other values are ignored.
        :raises KeyError: if one of them has no value.
        """
        self.samples += 1
        own = values[self.favourite]
        self._favourite_sum += own
        for candidate in self.challengers:
            lead = values[candidate] - own
            self._sums[candidate] += lead
            self._squares[candidate] += lead * lead
            if lead < 0:
                self._never_worse.discard(candidate)
        if self.samples % SAMPLES_PER_ROUND == 0:
            self._drop_beaten()

    def _drop_beaten(self) -> None:
        bar = max(0.0, *(self._lead(candidate, -MIN_LEAD_STANDARD_ERRORS) for candidate in self.challengers))
        beaten = [candidate for candidate in self.challengers if self._lead(candidate, MIN_LEAD_STANDARD_ERRORS) < bar]
        self._final_leads |= {candidate: self._lead(candidate, 0) for candidate in beaten}
        self._final_errors |= {candidate: self._error(candidate) for candidate in beaten}
        self.challengers = [candidate for candidate in self.challengers if candidate not in beaten]

    def _lead(self, candidate: T, errors: float) -> float:
        """Return a challenger's mean lead over the favourite, shifted by this many standard errors."""
        return self._sums[candidate] / self.samples + errors * self._error(candidate)

    def _error(self, candidate: T) -> float:
        """Return the standard error of a challenger's lead."""
        mean = self._sums[candidate] / self.samples
        return sqrt(max(self._squares[candidate] / self.samples - mean * mean, 1e-6) / self.samples)

    @property
    def has_differences(self) -> bool:
        """Return whether any sample gave the favourite and a challenger different values."""
        return any(self._squares.values())

    def evaluation(self) -> Evaluation[T]:
        """Return the result: the winner so far, the mean of every candidate, and the errors.

        With fewer than ``SAMPLES_PER_ROUND`` samples the favourite wins; without samples it alone has a value, 0. A
        challenger that left keeps its mean lead over the favourite at that time.
        """
        chosen = self._winner()
        return Evaluation(chosen, self._values(), self.samples, self._errors(chosen))

    def _winner(self) -> T:
        if self.samples < SAMPLES_PER_ROUND:
            return self.favourite
        better = [candidate for candidate in self.challengers if self._sums[candidate] > 0]
        sure = [
            candidate
            for candidate in better
            if candidate in self._never_worse or self._lead(candidate, -MIN_LEAD_STANDARD_ERRORS) > 0
        ]
        return max(sure, key=lambda candidate: self._sums[candidate], default=self.favourite)

    def _errors(self, chosen: T) -> dict[T, float]:
        """Return the errors of the differences from the chosen candidate; two challengers combine both errors."""
        if not self.samples:
            return {}
        leads = self._final_errors | {candidate: self._error(candidate) for candidate in self.challengers}
        leads[self.favourite] = 0.0
        return {
            candidate: 0.0 if candidate == chosen else hypot(error, leads[chosen])
            for candidate, error in leads.items()
        }

    def _values(self) -> dict[T, float]:
        if not self.samples:
            return {self.favourite: 0.0}
        base = self._favourite_sum / self.samples
        running = {candidate: self._lead(candidate, 0) for candidate in self.challengers}
        leads = self._final_leads | running | {self.favourite: 0.0}
        return {candidate: base + lead for candidate, lead in sorted(leads.items(), key=lambda item: -item[1])}
