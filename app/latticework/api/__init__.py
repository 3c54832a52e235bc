"""What `import latticework as lw` offers to a script or a notebook; each name is documented where it is defined."""
