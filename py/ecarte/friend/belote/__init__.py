"""What the protocol needs to know of belote (`ecarte.friend.terms.COURSES`)."""
