"""Keys and the commands they give."""
