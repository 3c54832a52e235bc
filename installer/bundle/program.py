"""The program in a bundle."""

import sys

from latticework.__main__ import main

sys.exit(main())
