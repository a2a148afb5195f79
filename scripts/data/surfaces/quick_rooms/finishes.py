"""Random finishes of walls, floors and ceilings."""
from scene import *


def wall_finish(s):
    rng, p = s.rng, s.rng.random()
    if p < 0.5:
        light = rng.choice((rng.uniform(0.8, 0.97), rng.uniform(0.8, 0.97), rng.uniform(0.2, 0.85)))
        return s.material(PLASTER, color(rng, light, rng.choice((rng.uniform(0, 0.1), rng.uniform(0, 0.1), rng.uniform(0, 0.3), rng.uniform(0.2, 0.7)))), rough=rng.choice((0.03, 0.1, 0.35)))
    if p < 0.62:
        return s.material(BOARDS, color(rng), color(rng), rng.uniform(0.06, 0.22), turn=rng.choice((0, math.pi / 2)), rough=rng.uniform(0, 0.5))
    if p < 0.76:
        return wood(s, rng.choice((0, math.pi / 2)))
    if p < 0.84:
        return s.material(TILES, hsv(rng.uniform(0, 0.08), rng.uniform(0, 0.6), rng.uniform(0.3, 0.9)), color(rng, vivid=0.1), rng.uniform(0.05, 0.09), rng.uniform(2.5, 4), math.pi / 2, rng.uniform(0.1, 0.9))
    if p < 0.9:
        return s.material(TILES, color(rng, rng.uniform(0.4, 0.97)), color(rng, vivid=0.05), rng.uniform(0.1, 0.6), rng.choice((1, 1, 2)), math.pi / 2, rng.uniform(0, 0.3), rng.choice((0, 0.3)))
    if p < 0.95:
        return s.material(STONES, color(rng, vivid=0.15), color(rng, vivid=0.2), rng.uniform(0.12, 0.35))
    a = color(rng, rng.uniform(0.4, 0.95), 0.2)
    return s.material(PRINT, a, color(rng, rng.uniform(0.3, 0.95), 0.25), rng.uniform(0.05, 0.3), rng.uniform(0, 4), rng.choice((0, 0.8)))


def floor_finish(s):
    rng, p = s.rng, s.rng.random()
    if p < 0.55:
        return wood(s, rng.choice((0, math.pi / 2, rng.uniform(0, 3))))
    if p < 0.72:
        return s.material(TILES, color(rng, vivid=rng.uniform(0, 0.5)), color(rng, vivid=0.1), rng.uniform(0.15, 0.9), rng.choice((1, 1, 2)), rng.choice((0, math.pi / 4)), rng.uniform(0, 0.5), rng.choice((0, 0.2, 0.6)))
    if p < 0.88:
        a = color(rng, vivid=rng.uniform(0, 0.35))
        return s.material(CARPET, a, tuple(x * rng.uniform(0.4, 0.9) for x in a), rough=rng.uniform(0.1, 0.7))
    if p < 0.94:
        return s.material(VEINS, color(rng, rng.uniform(0.5, 0.97), 0.1), color(rng, vivid=0.1), rng.uniform(0.4, 1.5), gloss=rng.uniform(0, 0.6))
    return s.material(PLASTER, color(rng, vivid=0.1), rough=rng.uniform(0.2, 0.5), gloss=rng.choice((0, 0.3)))


def ceiling_finish(s):
    rng, p = s.rng, s.rng.random()
    if p < 0.68:
        return s.material(PLASTER, color(rng, rng.uniform(0.75, 0.98), rng.uniform(0, 0.12)), rough=rng.choice((0.02, 0.05, 0.3)))
    if p < 0.8:
        return s.material(BOARDS, color(rng, rng.uniform(0.6, 0.97)), color(rng), rng.uniform(0.07, 0.2), turn=rng.choice((0, math.pi / 2)))
    return wood(s, gloss=0) if p < 0.96 else s.material(PLASTER, color(rng), rough=0.1)
