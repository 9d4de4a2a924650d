"""What tests share: dealt positions, games to play through. No test."""
