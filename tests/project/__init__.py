"""Tests of the project itself: its layers, its words, its documents, its tests."""
