"""The same demands on every ruleset, event and policy; an entry in the catalogue puts a new game under test."""
