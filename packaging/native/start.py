"""Where the packaged program begins; worker processes, too."""

import sys

from spieltisch.__main__ import main

sys.exit(main())
