"""Deals and positions as drawings (SVG), games and choices as tables (HTML), for notebooks."""
