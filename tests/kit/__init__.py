"""What tests share: referees, dealt positions, games to play through. No test."""
