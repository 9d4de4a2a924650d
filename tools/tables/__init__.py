"""The generators of the package's data modules, which are solved, simulated or fitted, never typed by hand."""
