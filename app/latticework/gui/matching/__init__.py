"""Which marks may meet, and along which lines none may occur twice."""
