// A button beside the main one.

PushButton {}
