"""Making the machine's WebAssembly modules."""
