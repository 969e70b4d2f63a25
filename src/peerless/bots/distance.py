"""How many steps lie between two spaces, for bots that want to come near or stay away."""

from functools import lru_cache

from peerless.core.bits import lowest
from peerless.core.world import World

FAR = 20


@lru_cache(maxsize=16)
def distances(world: World) -> tuple[tuple[int, ...], ...]:
    """The steps from each space to each other, along lines and secret passages, fighters ignored."""
    return tuple(_from(world, start) for start in range(int(world.space_count)))


def _from(world: World, start: int) -> tuple[int, ...]:
    found = [FAR] * int(world.space_count)
    found[start] = 0
    frontier = [start]
    while frontier:
        following = []
        for space in frontier:
            rest = int(world.adjacent[space])
            if world.passages >> space & 1:
                rest |= int(world.passages)
            while rest:
                there = int(lowest(rest))
                rest &= rest - 1
                if found[there] == FAR:
                    found[there] = found[space] + 1
                    following.append(there)
        frontier = following
    return tuple(found)
