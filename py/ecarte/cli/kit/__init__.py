"""What commands share: the terminal, files, help, options. No command."""
