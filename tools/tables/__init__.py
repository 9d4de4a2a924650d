"""What writes the data modules of the package: solved, simulated or fitted, never typed by hand."""
