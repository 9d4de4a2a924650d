"""Parts shared by commands: the terminal, files, help, options. No command."""
