"""Compiled code beside what Python does."""
