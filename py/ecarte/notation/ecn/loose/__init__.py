"""What people and programs write around records, in tags, cards and dates: read leniently."""
