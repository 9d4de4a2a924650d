"""Pictures of games and of figures, as SVG, PNG or PDF; what a browser shows is drawn by the page."""
