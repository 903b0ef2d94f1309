"""A training of a policy, with or without a critic, that saves its state in a folder and resumes from it."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

import numpy as np

from numeramis_access.players.search.network import Weights
from numeramis_access.players.training.network import Adam, Layers, write_network

#: seconds between two log lines, and rounds between two versions added to the pool
LOG_SECONDS, ROUNDS_PER_VERSION = 120, 60


class ResumableTraining(ABC):
    """A training that resumes from its folder if that has a state; a subclass defines its rounds and its report.

    :param folder: holds ``state.npz``, ``log.txt`` and the ``policy.json`` that a game reads; it is created if needed.
    :param policy: the network of the policy.
    :param seed: seed of all randomness.
    :param deals: number of deals of the whole training, after which ``remaining_share`` is 0.
    :param pool: greatest number of earlier versions to keep as opponents.
    :ivar rounds: rounds so far.
    :ivar deals: deals so far.
    :ivar pool: earlier versions as opponents, oldest first.
    :raises OSError: if the folder cannot be used.
    """

    def __init__(self, folder: Path, policy: Layers, seed: int, deals: int, pool: int = 20) -> None:
        self.folder = folder
        self.policy = Adam(policy)
        self.pool = [Layers(*map(np.copy, policy))]
        self.rounds, self.deals = 0, 0
        self._seed, self._deals, self._most = seed, deals, pool
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "state.npz").exists():
            self.load()

    @property
    def learners(self) -> dict[str, Adam]:
        """Return the learning networks by name."""
        return {"policy": self.policy}

    @property
    def remaining_share(self) -> float:
        """Return the remaining share of the training, 1 to 0."""
        return max(0.0, 1 - self.deals / self._deals)

    @abstractmethod
    def play_round(self, rng: np.random.Generator) -> int:
        """Play deals and learn from them; return the number of deals. :param rng: the source of chance."""

    @abstractmethod
    def report(self) -> str:
        """Return the progress of the training in one line."""

    @abstractmethod
    def packed_weights(self) -> Weights:
        """Return the policy's network in the format of the game's data file."""

    def run(self, minutes: float) -> None:
        """Train in whole rounds until all deals are played or the time is over. Every ``ROUNDS_PER_VERSION`` rounds the
        present policy joins the pool, in which only the latest versions stay.

        The state is saved and the progress logged at the end, and after the first round that ends more than
        ``LOG_SECONDS`` seconds after the last time.

        :param minutes: the time.
        :raises OSError: if the folder cannot be written.
        """
        start = told = time.time()
        while self.remaining_share and time.time() - start < minutes * 60:
            rng = np.random.default_rng((self._seed, self.rounds))
            self.deals += self.play_round(rng)
            self.rounds += 1
            if self.rounds % ROUNDS_PER_VERSION == 0:
                self.pool = [*self.pool[1 - self._most :], Layers(*map(np.copy, self.policy.layers))]
            if time.time() - told > LOG_SECONDS:
                told = time.time()
                self.log_progress(told - start)
                self.save()
        self.log_progress(time.time() - start)
        self.save()

    def log_progress(self, spent: float) -> None:
        """Print and log the progress.

        :param spent: seconds of this run.
        :raises OSError: if the log cannot be written.
        """
        line = f"{spent:.0f} s, {self.deals} deals: {self.report()}"
        print(line, flush=True)
        with (self.folder / "log.txt").open("a", encoding="utf-8") as log:
            log.write(line + "\n")

    def save(self) -> None:
        """Save the whole state to a temporary file, move that into place, and write the policy for the game.

        :raises OSError: if a file cannot be written.
        """
        parts: dict[str, Any] = {"rounds": self.rounds, "deals": self.deals, "pool": len(self.pool)}
        for name, learner in self.learners.items():
            parts |= {f"{name}{i}": part for i, part in enumerate(learner.arrays())}
        parts |= {f"pool{i}_{j}": part for i, network in enumerate(self.pool) for j, part in enumerate(network)}
        beside = self.folder / "beside.npz"
        np.savez(beside, **parts)
        beside.replace(self.folder / "state.npz")
        write_network(self.packed_weights(), self.folder / "policy.json")

    def load(self) -> None:
        """Resume from the state in the folder. :raises OSError: if it cannot be read."""
        with np.load(self.folder / "state.npz") as kept:
            for name, learner in self.learners.items():
                learner.restore([kept[f"{name}{i}"] for i in range(len(learner.arrays()))])
            self.rounds, self.deals = int(kept["rounds"]), int(kept["deals"])
            self.pool = [Layers(*(kept[f"pool{i}_{j}"] for j in range(4))) for i in range(int(kept["pool"]))]


class CriticTraining(ResumableTraining):
    """A training with a critic, which learns beside the policy to predict the units still to come.

    :param folder: as for ``ResumableTraining``.
    :param policy: the network of the policy.
    :param critic: the network of the critic.
    :param seed: seed of all randomness.
    :param deals: number of deals of the whole training.
    :param pool: greatest number of earlier versions to keep as opponents.
    """

    def __init__(self, folder: Path, policy: Layers, critic: Layers, seed: int, deals: int, pool: int = 20) -> None:
        self.critic = Adam(critic)
        super().__init__(folder, policy, seed, deals, pool)

    @property
    def learners(self) -> dict[str, Adam]:
        """Return the learning networks by name."""
        return {"policy": self.policy, "critic": self.critic}
