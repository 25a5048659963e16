"""Where a request comes from, if that tells its sender from others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, TypeAlias

from loupe.server.addresses import BadAddress

AnyAddress: TypeAlias = IPv4Address | IPv6Address
AnyNetwork: TypeAlias = IPv4Network | IPv6Network
ONE_HOME = 64
"""So many first bits of an IPv6 address are those of one household; the rest it gives itself."""


class Proxies:
    """The proxies in front of this server: they, and nobody else, are believed who they pass on."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._trusted = tuple(_network(one) for one in trusted)

    def sender(self, scope: Any, headers: Mapping[str, str]) -> str | None:
        """Return where a request comes from; nothing for this very machine, where all look alike."""
        peer = _read(scope["client"][0]) if scope.get("client") else None
        passed = headers.get("x-forwarded-for", "").split(",") if self._believed(peer) else []
        while passed and self._believed(peer):
            peer = _read(passed.pop().strip())
        if peer is None or peer.is_loopback:
            return None
        return str(peer) if peer.version == 4 else str(ip_network((peer, ONE_HOME), strict=False))

    def secure(self, scope: Any, headers: Mapping[str, str]) -> bool:
        """Tell whether a request came over https, here or as far as the first proxy."""
        peer = _read(scope["client"][0]) if scope.get("client") else None
        if self._believed(peer) and "x-forwarded-proto" in headers:
            return headers["x-forwarded-proto"].strip().lower() in ("https", "wss")
        return scope["scheme"] in ("https", "wss")

    def _believed(self, peer: AnyAddress | None) -> bool:
        return peer is not None and any(peer in network for network in self._trusted)


def _network(written: str) -> AnyNetwork:
    try:
        return ip_network(written, strict=False)
    except ValueError:
        raise BadAddress("bad-proxy", address=written) from None


def _read(text: str) -> AnyAddress | None:
    try:
        address = ip_address(text.removeprefix("[").partition("]")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        return address.ipv4_mapped
    return address
