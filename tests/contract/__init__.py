"""The same demands on every ruleset, event and policy: a new game is tested by being listed."""
