"""Random furniture along the walls and in the middle of a room."""
import labelled  # noqa: F401  (finds the scenes)
import core
import drawn_materials as D
import furniture as F
import materials as M
from core import at, box, label


def small_things(rng, w, n):
    """On a top at the origin."""
    for _ in range(n):
        with at(rng.uniform(-w / 2 + 0.1, w / 2 - 0.1), rng.uniform(-0.08, 0.08), 0, rng.uniform(0, 360)):
            kind = rng.randrange(8)
            if kind < 3:
                F.vase(rng.randrange(4), rng.uniform(0.5, 1.2), D.hexes(rng))
                if rng.random() < 0.3:
                    with at(0, 0, 0.2):
                        F.branches(rng.uniform(0.2, 0.6), 6, rng.randrange(99))
            elif kind == 3:
                F.stack(0, 0, 0, rng.randint(1, 5), rng)
            elif kind == 4:
                F.table_lamp(D.hexes(rng), rng.uniform(0.35, 0.65), rng.choice((0, 6)), rng.randrange(2))
            elif kind == 5:
                F.candle(rng.uniform(0.06, 0.2), 0.035, D.hexes(rng))
            elif kind == 6:
                F.bowl_of_fruit(seed=rng.randrange(9))
            else:
                with label(core.DECOR):
                    box(0, 0, 0, rng.uniform(0.06, 0.3), rng.uniform(0.06, 0.25), rng.uniform(0.04, 0.3), M.plain(D.srgb(rng.random(), rng.random(), rng.random()), 0.5))


def cabinet(rng, plan):
    w, d = rng.uniform(0.5, 2.2), rng.uniform(0.32, 0.62)
    h = rng.choice((0.45, 0.55, 0.75, 0.85, 1.2, 1.9, 2.15))
    spot = plan.along_wall(rng, w, d, h)
    if spot:
        with at(spot[0], spot[1], 0, spot[2]):
            F.cabinet(w, d, h, D.lacquer(rng), max(1, round(w / 0.5)), rng.choice((0, 0, 2, 3)) if h < 1.3 else 0, rng.uniform(0.04, 0.15), D.metal(rng) if rng.random() < 0.6 else None,
                      legs=D.metal(rng) if rng.random() < 0.3 else None)
            if h < 1.3:
                with at(0, 0, h):
                    small_things(rng, w, rng.randint(0, 4))


def shelf(rng, plan):
    w, h = rng.uniform(0.6, 2.2), rng.uniform(0.8, 2.2)
    spot = plan.along_wall(rng, w, 0.34, h)
    if spot:
        with at(spot[0], spot[1], 0, spot[2]):
            F.shelf_unit(w, h, 0.32, D.lacquer(rng), max(2, round(h / 0.38)), max(1, round(w / 0.8)), rng.random() < 0.7, rng.randrange(99))


def desk(rng, plan):
    w = rng.uniform(1, 1.8)
    spot = plan.along_wall(rng, w, 0.7, 0.76, "NNEWS")
    if spot:
        with at(spot[0], spot[1], 0, spot[2]):
            F.table(w, 0.68, 0.74, D.lacquer(rng), D.lacquer(rng), leg=0.05, style=rng.choice(("post", "slab", "trestle")))
            with at(0, 0.1, 0.74):
                F.monitor() if rng.random() < 0.6 else F.laptop()
            with at(w * 0.35, 0.1, 0.74):
                small_things(rng, 0.3, 2)
            with at(rng.uniform(-0.2, 0.2), -0.55, 0, rng.uniform(120, 240)):
                F.office_chair(D.cloth(rng)) if rng.random() < 0.6 else F.wooden_chair(D.lacquer(rng))


def sofa(rng, plan):
    w = rng.uniform(1.5, 3)
    spot = plan.along_wall(rng, w, 1.0, 0.75, "NNEEWWS")
    if not spot and plan.take(plan.W / 2, plan.Dp / 2, w, 1.0):
        spot = (plan.W / 2, plan.Dp / 2, rng.choice((0, 180, 90)))
    if spot:
        mat = D.cloth(rng)
        with at(spot[0], spot[1], 0, spot[2]):
            pillows = [(rng.uniform(-w / 2 + 0.4, w / 2 - 0.4), D.cloth(rng), rng.uniform(0.4, 0.52)) for _ in range(rng.randint(0, 4))]
            F.sofa(w, 0.96, mat, rng.randint(2, 4), rng.uniform(0.08, 0.25), pillows=pillows, chaise=rng.choice((None, None, "L", "R")), seed=rng.randrange(99))


def bed(rng, plan):
    w = rng.choice((0.9, 1.4, 1.6, 1.8))
    spot = plan.along_wall(rng, w + 0.2, 2.25, 0.6, "NNNEW")
    if spot:
        linen = D.cloth(rng) if rng.random() < 0.4 else M.fabric(D.srgb(0.1, 0.05, 0.93), 700, vary=0.04, bump=0.15)
        with at(spot[0], spot[1], 0, spot[2]):
            pillows = [(x, y, 0.6 * min(1, w / 1.5), 0.45, D.cloth(rng) if rng.random() < 0.5 else linen, rng.uniform(45, 62)) for x in ((-w / 4, w / 4) if w > 1.2 else (0,)) for y in (0.3, 0.5)[:rng.randint(1, 2)]]
            with at(0, -0.03):
                F.bed(w, 2.0, D.cloth(rng) if rng.random() < 0.6 else D.lacquer(rng), linen, D.cloth(rng) if rng.random() < 0.5 else linen, D.cloth(rng) if rng.random() < 0.5 else None, pillows,
                      rng.uniform(0.6, 1.4), None, rng.randrange(99))


def dining(rng, plan, x=None, y=None):
    w, d = rng.uniform(1.0, 2.2), rng.uniform(0.75, 1.0)
    x, y = x or rng.uniform(1.2, plan.W - 1.2), y or rng.uniform(1.2, plan.Dp - 1)
    if not plan.take(x, y, w + 0.9, d + 1.0):
        return
    top, seat, frame = D.lacquer(rng), D.cloth(rng), D.lacquer(rng)
    wooden = rng.random() < 0.5
    with at(x, y, 0, rng.choice((0, 90, rng.uniform(0, 90)))):
        F.table(w, d, 0.75, top, None if rng.random() < 0.6 else frame, leg=rng.uniform(0.04, 0.09), style=rng.choice(("post", "post", "slab", "round", "trestle")))
        with at(0, 0, 0.75):
            small_things(rng, w * 0.7, rng.randint(0, 4))
        for k in range(-1, 2):
            for s in (-1, 1):
                if rng.random() < 0.7 and (k != 0 or w > 1.4):
                    with at(k * w * 0.3, s * (d / 2 + rng.uniform(0.05, 0.3)), 0, (0 if s > 0 else 180) + rng.gauss(0, 9)):
                        F.wooden_chair(frame) if wooden else F.dining_chair(seat, frame, k)


def lounge(rng, plan):
    """A low table and chairs, about the middle."""
    x, y = plan.W * rng.uniform(0.3, 0.7), plan.Dp * rng.uniform(0.35, 0.7)
    if plan.take(x, y, 1.2, 0.7):
        with at(x, y, 0, rng.choice((0, 90))):
            if rng.random() < 0.6:
                F.table(rng.uniform(0.6, 1.3), 0.6, rng.uniform(0.3, 0.48), D.lacquer(rng), style=rng.choice(("post", "slab", "round")))
            else:
                F.drum_table(rng.uniform(0.3, 0.55), 0.38, D.lacquer(rng))
            with at(0, 0, 0.45):
                small_things(rng, 0.4, rng.randint(0, 2))
    for _ in range(rng.randint(0, 2)):
        x, y = rng.uniform(0.6, plan.W - 0.6), rng.uniform(0.8, plan.Dp - 0.6)
        if plan.take(x, y, 0.85, 0.85):
            with at(x, y, 0, rng.uniform(0, 360)):
                F.armchair(D.cloth(rng), D.lacquer(rng)) if rng.random() < 0.7 else F.pouf(D.cloth(rng))
