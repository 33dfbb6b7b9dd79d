"""Plugins: manifest, discovery, states and isolation; `conformance` is the kit for their authors."""

from spieltisch.plugins.manifest import API_VERSION, Manifest
from spieltisch.plugins.registry import PluginRecord, PluginState, Registry

__all__ = ["API_VERSION", "Manifest", "PluginRecord", "PluginState", "Registry"]
