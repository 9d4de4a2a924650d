"""What the protocol needs to know of écarté (`ecarte.friend.course.GAMES`)."""
