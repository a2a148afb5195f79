"""Random kitchens, bathrooms, fireplaces, lamps, plants, radiators and what lies about, as in furniture.py."""
from furniture import *


def kitchen(s, length):
    rng, front, top = s.rng, lacquer(s), (wood(s) if s.rng.random() < 0.4 else s.material(VEINS, color(s.rng, vivid=0.1), color(s.rng, vivid=0.1), 0.5, gloss=0.2))
    n, knob, steel = max(2, round(length / 0.6)), metal(s), s.material(PLASTER, hsv(0.6, 0.03, s.rng.choice((0.6, 0.1, 0.95))), gloss=0.35)
    upper = front if rng.random() < 0.7 else lacquer(s)
    cw, high, tall = length / n, rng.uniform(0.55, 0.95), rng.random() < 0.5
    hood = rng.randrange(n) if rng.random() < 0.7 else -1
    for k in range(n):
        x = -length / 2 + (k + 0.5) * cw
        if tall and k == 0:
            s.box(FURNITURE, steel, x, 0, 0.02, cw, 0.65, 1.95)
            s.box(FURNITURE, steel, x, -0.33, 0.7, cw - 0.02, 0.03, 1.25)
            s.box(FURNITURE, knob, x + cw * 0.4, -0.37, 0.9, 0.02, 0.03, 0.6)
            continue
        kind = rng.randrange(3)
        s.box(FURNITURE, front, x, 0.03, 0.1, cw, 0.54, 0.78)
        for i in range(1 if kind < 2 else 3):
            m = 1 if kind < 2 else 3
            s.box(FURNITURE, steel if kind == 1 and rng.random() < 0.4 else front, x, -0.255, 0.11 + 0.77 * i / m, cw - 0.015, 0.03, 0.76 / m - 0.015)
            s.box(FURNITURE, knob, x, -0.28, 0.11 + 0.77 * (i + 0.85) / m, 0.15, 0.02, 0.02)
        s.box(FURNITURE, top, x, 0.0, 0.88, cw + 0.01, 0.62, 0.035)
        if k == hood:
            s.box(KEEP, s.material(PLASTER, (0.01,) * 3, gloss=0.3), x, 0, 0.915, 0.55, 0.5, 0.01)
            s.box(KEEP, steel, x, 0.1, 1.55, 0.6, 0.45, 0.06)
            s.box(KEEP, steel, x, 0.18, 1.6, 0.25, 0.25, 1.2)
        elif not s.no_uppers and rng.random() < 0.85:
            s.box(FURNITURE, upper, x, 0.13, 1.42, cw - 0.01, 0.34, high)
            s.box(FURNITURE, knob, x + cw * 0.35, -0.05, 1.5, 0.02, 0.02, 0.12)
    with s.at(0, 0.05, 0.915):
        clutter(s, length * 0.9, 0.35, rng.randint(0, 9))
    return length, 0.62


def fireplace(s):
    rng = s.rng
    mat = s.material(STONES, color(rng, vivid=0.2), color(rng, vivid=0.2), 0.25) if rng.random() < 0.5 else lacquer(s)
    w, h = rng.uniform(1, 1.8), rng.choice((1.2, 1.3, 3))
    s.box(KEEP, mat, 0, 0, 0, w, 0.3, h)
    s.box(KEEP, s.material(PLASTER, (0.005,) * 3), 0, -0.14, 0.1, w * 0.5, 0.05, 0.65)
    s.box(KEEP, lacquer(s), 0, -0.05, min(h, 1.2), w + 0.15, 0.42, 0.07)
    return w, 0.35


def floor_lamp(s):
    rng, h = s.rng, s.rng.uniform(1.2, 1.8)
    s.pole(KEEP, metal(s), 0, 0, 0, 0.015, h)
    s.pole(KEEP, metal(s), 0, 0, 0, 0.14, 0.03)
    s.pole(KEEP, s.material(PLASTER, color(rng, 0.9, 0.2), glow=rng.choice((0, 2, 6))), 0, 0, h - 0.1, rng.uniform(0.12, 0.25), 0.28)
    return 0.4, 0.4


def plant(s):
    leafy(s, 0, 0, 0, s.rng.uniform(0.4, 1.7))
    return 0.5, 0.5


def heap(s):
    """Toys, shoes, bags, clothes, boxes on the floor."""
    for _ in range(s.rng.randint(1, 8)):
        x, y, r = s.rng.gauss(0, 0.35), s.rng.gauss(0, 0.35), s.rng.uniform(0.06, 0.3)
        if s.rng.random() < 0.5:
            s.ball(KEEP, cloth(s), x, y, r * 0.3, r, r * s.rng.uniform(0.4, 1), r * s.rng.uniform(0.2, 0.6), yaw=s.rng.uniform(0, 180))
        else:
            s.box(KEEP, lacquer(s), x, y, 0, r * 1.5, r, r * s.rng.uniform(0.3, 1.5), yaw=s.rng.uniform(0, 180))
    return 0.8, 0.8


def bath(s):
    rng, white = s.rng, s.material(PLASTER, color(s.rng, 0.95, 0.02), gloss=0.2)
    k = rng.randrange(3)
    if k == 0:
        s.box(FURNITURE, white, 0, 0, 0, 1.7, 0.75, 0.56)
        s.box(FURNITURE, s.material(PLASTER, (0.5,) * 3), 0, 0, 0.555, 1.5, 0.55, 0.01)
        return 1.7, 0.75
    if k == 1:
        s.ball(FURNITURE, white, 0, -0.1, 0.3, 0.2, 0.28, 0.14)
        s.pole(FURNITURE, white, 0, -0.05, 0, 0.13, 0.3)
        s.box(FURNITURE, white, 0, 0.2, 0.3, 0.4, 0.18, 0.45)
        return 0.5, 0.7
    w, d = cabinet(s, rng.uniform(0.5, 1.4), 0.8)
    s.ball(FURNITURE, white, 0, 0, 0.86, 0.22, 0.18, 0.08)
    s.box(KEEP, s.material(PLASTER, (0.9,) * 3, gloss=1), 0, d / 2, 1.1, w * 0.9, 0.03, 0.8)
    return w, d


def radiator(s):
    mat, w = s.material(PLASTER, color(s.rng, 0.93, 0.03)), s.rng.uniform(0.5, 1.4)
    for k in range(int(w / 0.06)):
        s.box(KEEP, mat, -w / 2 + 0.06 * k, 0, 0.12, 0.045, 0.09, 0.55)
    return w, 0.12
