"""When a reading makes no sense."""


class Impossible(ValueError):
    """This reading makes no sense; another one may."""
