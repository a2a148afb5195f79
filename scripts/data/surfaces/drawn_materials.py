"""Materials drawn at random for the surfaces of a room."""
import labelled  # noqa: F401  (finds the scenes)
import colorsys
import materials as M


def srgb(h, s, v):
    return M.hex("%02x%02x%02x" % tuple(int(255 * c) for c in colorsys.hsv_to_rgb(h % 1, s, v)))


def wall_colour(rng):
    kind = rng.random()
    if kind < 0.5:
        return srgb(rng.gauss(0.11, 0.05), rng.uniform(0, 0.14), rng.uniform(0.75, 0.97))
    if kind < 0.78:
        return srgb(rng.random(), rng.uniform(0.08, 0.45), rng.uniform(0.45, 0.85))
    return srgb(rng.random(), rng.uniform(0, 0.6), rng.uniform(0.1, 0.4))


def wall(rng, wet=False):
    """A function from the plane of a wall, XZ or YZ, to its material."""
    c = wall_colour(rng)
    kind = rng.random()
    if wet and kind < 0.7:
        w, h = rng.choice(((0.15, 0.075), (0.3, 0.6), (0.6, 0.3), (0.1, 0.1), (0.2, 0.2), (1.2, 0.6), (0.06, 0.06)))
        grout = tuple(min(0.9, v * rng.choice((0.6, 0.8, 1.3))) for v in c)
        rough, shift = rng.uniform(0.05, 0.4), rng.choice((0, 0.5))
        return lambda plane: M.tiles(c, grout, w, h, shift, rough, plane, 0.05)
    if kind < 0.66:
        m = M.paint(c, rng.uniform(0.3, 0.7))
    elif kind < 0.8:
        m = M.plaster(c, 0.75, 1.0, rng.uniform(0.05, 0.3))
    elif kind < 0.86:
        m = M.concrete(srgb(0.1, 0.05, rng.uniform(0.4, 0.75)))
    elif kind < 0.91:
        b = srgb(rng.uniform(0, 0.08), rng.uniform(0, 0.6), rng.uniform(0.4, 0.9))
        d = M.scale(b, 0.6)
        return lambda plane: M.brick(b, d, plane=plane)
    elif kind < 0.94:
        m = M.wood(**wood(rng), axis=rng.choice("XZ"))
    elif kind < 0.97:
        m = M.marble(srgb(0.1, 0.05, rng.choice((0.2, 0.9))), srgb(0.1, 0.2, 0.5))
    else:
        m = M.rug(c, wall_colour(rng), rng.choice(("stripe", "lattice", "faded")), 0.1)   # wallpaper
    return lambda plane: m


def wood(rng):
    dark, light = rng.random() ** 1.3, None
    h, s, v = rng.uniform(0.05, 0.11), rng.uniform(0.12, 0.6), 0.92 - 0.75 * dark
    return dict(light=srgb(h, s, v), dark=srgb(h, min(1, s * 1.2), v * rng.uniform(0.55, 0.85)))


def cloth(rng):
    """Upholstery: mostly quiet, now and then strong."""
    c = srgb(rng.random(), rng.uniform(0, 0.25) if rng.random() < 0.65 else rng.uniform(0.3, 0.8), rng.uniform(0.1, 0.92))
    return rng.choice((M.fabric, M.fabric, M.boucle, M.velvet, M.leather))(c)


def lacquer(rng):
    if rng.random() < 0.5:
        return M.wood(**wood(rng), axis=rng.choice("XZ"))
    return M.plain(srgb(rng.random(), rng.uniform(0, 0.2) if rng.random() < 0.7 else rng.uniform(0.2, 0.6), rng.uniform(0.08, 0.95)), rng.uniform(0.15, 0.6))


def metal(rng):
    return M.metal(**rng.choice((M.BRASS, M.BLACK, M.CHROME, M.STEEL)))


def rug(rng):
    c = srgb(rng.random(), rng.uniform(0, 0.3) if rng.random() < 0.7 else rng.uniform(0.3, 0.7), rng.uniform(0.15, 0.95))
    d = srgb(rng.random(), rng.uniform(0, 0.5), rng.uniform(0.1, 0.9))
    return M.rug(c, d, rng.choice(("plain", "plain", "stripe", "lattice", "faded")), scale_=rng.uniform(0.5, 2))


def art(rng):
    return M.art(rng.randrange(99), tuple("%06x" % rng.randrange(1 << 24) for _ in range(4)), rng.uniform(0.8, 2.5))


def hexes(rng):
    return "%02x%02x%02x" % tuple(int(255 * c) for c in colorsys.hsv_to_rgb(rng.random(), rng.uniform(0, 0.5), rng.uniform(0.1, 0.95)))
