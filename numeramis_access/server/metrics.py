"""Metrics of a house for Prometheus, with its client library (the extra ``metrics``)."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Callable, Iterator, Sized

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from numeramis_access.server.people.house import House
from numeramis_access.server.watch_log import Fact, Watch

#: upper bounds of the histograms' buckets in seconds
BUCKET_BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.04, 0.1, 0.25, 0.5, 1.0, 2.0)


class Metrics(Watch):
    """Counts events and requests, and reads the state of the house at each scrape."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._notes = Counter("numeramis_events", "What went on", ["what"], registry=self._registry)
        self._denied = Counter("numeramis_denied", "Requests denied", ["code"], registry=self._registry)
        self._faults = Counter("numeramis_faults", "Errors nobody foresaw", ["kind"], registry=self._registry)
        self._seconds = self._histogram("numeramis_request_seconds", "From a request to the last one told", "do")
        self._told = self._histogram("numeramis_told_seconds", "For how long a line waits until a client is sent it")
        self._late = self._histogram("numeramis_late_seconds", "How late what is due each second is done")

    def _histogram(self, name: str, what: str, *labels: str) -> Histogram:
        return Histogram(name, what, labels, buckets=BUCKET_BOUNDS, registry=self._registry)

    def add_house(self, house: House, pages: Sized) -> Callable[[], bytes]:
        """Add the state of a house to the metrics; return a function that gives all metrics in Prometheus' text format.

        :param house: the house.
        :param pages: the open pages.
        """
        self._registry.register(_House(house, pages))
        return lambda: generate_latest(self._registry)

    def note(self, what: str, **facts: Fact) -> None:
        """Count an event by its kind. :param what: kind of the event. :param facts: ignored."""
        self._notes.labels(what).inc()

    def count_request(self, do: str, code: str, seconds: float) -> None:
        """Count a request by its kind, and its denial by the code.

        :param do: kind of the request.
        :param code: reason of the denial, empty if it was done.
        :param seconds: seconds from its arrival to the end of the answer.
        """
        self._seconds.labels(do).observe(seconds)
        if code:
            self._denied.labels(code).inc()

    def count_line(self, seconds: float) -> None:
        """Count a line sent to a client. :param seconds: seconds that it waited."""
        self._told.observe(seconds)

    def count_late(self, seconds: float) -> None:
        """Count one run of the work that is due each second. :param seconds: seconds by which it was late."""
        self._late.observe(seconds)

    def count_fault(self, error: BaseException, about: str = "") -> None:
        """Count an unexpected error by its class.

        :param error: the error. :param about: ignored.
        """
        self._faults.labels(type(error).__qualname__).inc()


class _House(Collector):
    """Collects the current state of a house."""

    def __init__(self, house: House, pages: Sized) -> None:
        self._house = house
        self._pages = pages

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the metrics of connections, people, pages and tables."""
        people = list(self._house.connections.people())
        here = sum(not connection.is_far for connection in self._house.connections.all)
        yield GaugeMetricFamily("numeramis_connections", "Connections", here)
        yield GaugeMetricFamily("numeramis_people", "People who are connected", len(people))
        yield GaugeMetricFamily("numeramis_pages", "Pages in browsers", len(self._pages))
        sittings = self._house.sittings.values()
        tables = GaugeMetricFamily("numeramis_tables", "Tables by stage and game", labels=["stage", "game"])
        for labels, count in Count((sitting.stage, sitting.setting.game) for sitting in sittings).items():
            tables.add_metric(labels, count)
        yield tables
        playing = [sitting for sitting in sittings if sitting.stage == "playing" and not sitting.is_deserted]
        lost = sum(len(sitting.attendance.absent) for sitting in playing)
        yield GaugeMetricFamily("numeramis_lost", "People whose line is lost while others at the table wait", lost)
