"""The people who play on this device: who they are, their colours, and the sheet that manages them."""
