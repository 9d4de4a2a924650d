"""What the page needs besides its TypeScript: engine, cards, prepared deals, icons, licences (`building.site`)."""
