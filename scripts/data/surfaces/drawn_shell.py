"""The shell of a random room: walls, openings, floor, ceiling, light from outside."""
import labelled  # noqa: F401
import math
import arch
import core
import furniture as F
import materials as M
import drawn_materials as D
from core import at, box, boxes, label


def openings(rng, W, Dp, H):
    """Windows, doors and passages that do not overlap, mostly a window or two."""
    found = []
    for side in "NEWS":
        length = W if side in "NS" else Dp
        u = rng.uniform(0.2, 0.8)
        for _ in range(4):
            if rng.random() < (0.35 if side != "S" else 0.5):
                u += rng.uniform(0.5, 1.5)
                continue
            kind = rng.choices(("window", "glazing", "door", "open"), (6, 2, 3, 0.8))[0]
            w = {"window": rng.uniform(0.6, 2.4), "glazing": rng.uniform(1.6, 4.5), "door": rng.uniform(0.7, 0.95), "open": rng.uniform(0.8, 2)}[kind]
            if u + w > length - 0.25:
                break
            o = dict(side=side, u=u + w / 2, w=w, z0=0, z1=min(H - 0.12, rng.uniform(1.98, 2.25)), kind=kind)
            if kind == "window":
                o.update(z0=rng.uniform(0.35, 1.15), z1=min(H - 0.1, rng.uniform(1.9, 2.45)), cols=rng.randint(1, 3), rows=rng.randint(1, 3))
            if kind == "glazing":
                o.update(kind="window", z1=H - rng.uniform(0.05, 0.5), cols=max(1, round(w / rng.uniform(0.7, 1.5))))
            frame = M.plain(D.srgb(0.1, 0.05, rng.choice((0.95, 0.95, 0.9, 0.08))), 0.35) if rng.random() < 0.7 else M.wood(**D.wood(rng))
            o.update(mat=frame, bar=rng.uniform(0.035, 0.08), light=rng.uniform(0.5, 1.5), color=(0.83, 0.92, 1.0))
            found.append(o)
            u += w + rng.uniform(0.3, 1.5)
    if not any(o["kind"] == "window" for o in found) and rng.random() < 0.8:
        w = rng.uniform(0.8, min(2.4, W - 1))
        found = [o for o in found if o["side"] != "N"] + [dict(side="N", u=W * 0.5, w=w, z0=0.8, z1=min(H - 0.15, 2.2), kind="window", cols=2, light=1.2)]
    return found


def outside(rng, W, Dp):
    """What windows look onto: gardens, plain sky, a pale blur, a city front."""
    for side, (x, y, rot) in {"N": (W / 2, Dp + 14, 0), "E": (W + 14, Dp / 2, -90), "W": (-14, Dp / 2, 90), "S": (W / 2, -14, 180)}.items():
        kind = rng.random()
        if kind < 0.55:
            mat = M.backdrop(rng.randrange(50), sky_top=D.srgb(0.58, rng.uniform(0, 0.5), 1), sky_low=D.srgb(rng.uniform(0, 0.6), rng.uniform(0, 0.2), 1),
                             strength=rng.uniform(1, 4), line=rng.uniform(0.5, 4))
        elif kind < 0.75:
            mat = M.glow(D.srgb(rng.uniform(0.1, 0.6), rng.uniform(0, 0.3), 1), rng.uniform(1, 5))
        else:
            mat = M.brick(D.srgb(0.05, rng.uniform(0, 0.5), rng.uniform(0.3, 0.9)), D.srgb(0.05, 0.3, 0.3), w=rng.uniform(1, 3), h=rng.uniform(1, 3), plane="XZ" if rot in (0, 180) else "YZ")
            core.area(x * 0.5, y * 0.5, 8, 10, 10, rng.uniform(1000, 5000))
        arch.backdrop(x, y, 60, 16, rot, mat)


def floor(rng, W, Dp, wet):
    kind = rng.random()
    if kind < (0.15 if wet else 0.6):
        wood = D.wood(rng)
        pattern = "herringbone" if rng.random() < 0.2 else "straight"
        w = 0.1 if pattern == "herringbone" else rng.uniform(0.07, 0.24)
        arch.plank_field(0, 0, W, Dp, 0, M.planks(wood["light"], wood["dark"], rng.uniform(0.12, 0.5), rng.uniform(0.1, 0.45)), w, w * 6 if pattern == "herringbone" else rng.uniform(0.8, 2.4),
                         pattern=pattern, along=rng.choice("XY"), seed=rng.randrange(99))
        return
    c = D.srgb(rng.gauss(0.09, 0.06), rng.uniform(0, 0.3), rng.uniform(0.1, 0.95))
    if kind < 0.82:
        s, t = rng.choice(((0.3, 0.3), (0.45, 0.45), (0.6, 0.6), (1.2, 0.6), (0.9, 0.9), (0.1, 0.1), (0.2, 0.2)))
        mat = M.tiles(c, tuple(min(0.9, v * rng.choice((0.4, 0.7, 1.4))) for v in c), s, t, rng.choice((0, 0.5)), rng.uniform(0.08, 0.5), vary=rng.choice((0.05, 0.1, 0.8)))
    elif kind < 0.93:
        mat = M.rug(D.srgb(rng.random(), rng.uniform(0, 0.35), rng.uniform(0.15, 0.9)), c, "plain", 1.0)
    elif kind < 0.97:
        mat = M.concrete(D.srgb(0.1, 0.05, rng.uniform(0.25, 0.75)), rng.uniform(0.1, 0.6))
    else:
        mat = M.marble(c, D.srgb(0.1, 0.1, 0.3))
    with label(core.FLOOR):
        boxes("floor", [(0, 0, -0.1, W, Dp, 0)], mat)


def extras(rng, W, Dp, H, skin):
    """What makes rooms no plain boxes: chimney breasts, columns, beams, sloping ceilings, panelling, coves."""
    if rng.random() < 0.3:
        w, d, x = rng.uniform(0.4, 1.8), rng.uniform(0.2, 0.9), rng.uniform(0, W - 1.8)
        with label(core.WALL):
            boxes("breast", [(x, Dp - d, 0, x + w, Dp, H)], skin("XZ"))
    if rng.random() < 0.15:
        d, w = rng.uniform(0.6, 2), rng.uniform(0.6, 2)
        x0 = 0 if rng.random() < 0.5 else W - w
        with label(core.WALL):
            boxes("corner", [(x0, Dp - d, 0, x0 + w, Dp, H)], skin("XZ"))
    if rng.random() < 0.12:
        mat = M.wood(**D.wood(rng)) if rng.random() < 0.7 else M.paint(D.wall_colour(rng))
        n = rng.randint(2, 6)
        with label(core.CEILING):
            for k in range(n):
                if W > Dp:
                    box(W * (k + 0.5) / n, Dp / 2, H - 0.2, 0.16, Dp, 0.2, mat)
                else:
                    box(W / 2, Dp * (k + 0.5) / n, H - 0.2, W, 0.16, 0.2, mat)
    if rng.random() < 0.1:   # the slope of a roof
        low, run = rng.uniform(0.8, 1.6), rng.uniform(0.8, 2.2)
        x0, x1 = (0, run) if rng.random() < 0.5 else (W, W - run)
        with label(core.CEILING):
            core.mesh("slope", [(x0, 0, low), (x0, Dp, low), (x1, Dp, H), (x1, 0, H)], [(0, 1, 2, 3)], M.paint(D.srgb(0.1, 0.03, 0.93)), smooth=False)
    if rng.random() < 0.12:
        arch.panelling(0.1, W - 0.1, Dp, rng.choice((0.15, 0.15, 1.1)), rng.choice((0.95, H - 0.3)), rng.randint(2, 6), M.plain(D.srgb(0.1, 0.05, rng.uniform(0.3, 0.95)), 0.5))
    if rng.random() < 0.08:
        arch.slats(0.05, W - 0.05, Dp, 0, rng.choice((1.2, H)), M.wood(**D.wood(rng), axis="Z"), 0.06, 0.042, 0.028)


def curtains(rng, windows, W, Dp, H):
    colour = D.srgb(rng.random(), rng.uniform(0, 0.2) if rng.random() < 0.7 else rng.uniform(0.2, 0.7), rng.uniform(0.15, 0.95))
    cloth, rod = M.drape(colour, rng.uniform(0.1, 0.35)), D.metal(rng) if rng.random() < 0.7 else None
    for o in windows:
        if rng.random() < 0.35:
            continue
        x, y, rot = {"N": (o["u"], Dp - 0.12, 0), "S": (o["u"], 0.12, 180), "W": (0.12, o["u"], 90), "E": (W - 0.12, o["u"], -90)}[o["side"]]
        if rng.random() < 0.12:   # a blind
            with label(core.TEXTILE), at(x, y, 0, rot):
                box(0, 0.05, o["z1"] - rng.uniform(0.2, 0.9) * (o["z1"] - o["z0"]), o["w"] + 0.05, 0.015, (o["z1"] - o["z0"]) * 0.9, cloth)
            continue
        height = min(H - 0.04, o["z1"] + rng.uniform(0.05, 0.4))
        panel = min(rng.uniform(0.25, 0.9), o["w"] * 0.7)
        sheer = M.sheer(alpha=rng.uniform(0.3, 0.8)) if rng.random() < 0.25 else None
        F.curtains(x, y, o["w"], height, cloth, rot, panel, rod, sheer, rng.randrange(99), max(3, int(panel * 9)))


def build(rng, wet=False):
    """A shell; its width, depth, height and windows."""
    core.reset()
    W, Dp, H = rng.uniform(2.4, 4.2) if wet else rng.uniform(2.6, 7.5), rng.uniform(2.6, 4.5) if wet else rng.uniform(3, 7), rng.gauss(2.65, 0.2)
    H = min(3.5, max(2.25, H))
    skin = D.wall(rng, wet)
    accent = {}
    for side in "NEWS":
        if rng.random() < (0.2 if side == "N" else 0.1):
            accent[side] = D.wall(rng, wet)("XZ" if side in "NS" else "YZ")
        elif side in "EW":
            accent[side] = skin("YZ")
    ceiling = M.paint(D.srgb(0.1, rng.uniform(0, 0.05), rng.uniform(0.85, 0.97)), 0.7) if rng.random() < 0.8 else D.wall(rng)("XZ")
    holes = openings(rng, W, Dp, H)
    skirt = "none" if wet or rng.random() < 0.2 else M.plain(D.srgb(0.1, 0.05, rng.choice((0.95, 0.9, 0.4, 0.1))), 0.4)
    room = arch.Room(W, Dp, H, skin("XZ"), holes, ceiling, skirt, accent, skirt_h=rng.uniform(0.05, 0.18))
    if rng.random() < 0.25:
        room.cornice(s=rng.uniform(0.05, 0.15))
    floor(rng, W, Dp, wet)
    outside(rng, W, Dp)
    extras(rng, W, Dp, H, skin)
    windows = [o for o in holes if o["kind"] == "window"]
    if rng.random() < 0.6:
        curtains(rng, windows, W, Dp, H)
    M.sky(rng.uniform(10, 60), 0, 0.15, light=False)
    side = rng.choice(windows)["side"] if windows else "N"
    core.sun({"N": 90, "E": 0, "W": 180, "S": 270}[side] + rng.uniform(-50, 50), rng.uniform(15, 50), rng.uniform(5, 16))
    core.area(W / 2, 0.04, 1.7, W * 0.7, 1.8, W * Dp * rng.uniform(0.3, 1.5), (1, 0.95, 0.88), (90, 0, 0))
    core.area(W / 2, Dp / 2, H - 0.05, W * 0.6, Dp * 0.6, W * Dp * rng.uniform(0.1, 1.2), (1, rng.uniform(0.8, 1), rng.uniform(0.6, 1)), (180, 0, 0) if rng.random() < 0.5 else (0, 0, 0))
    return W, Dp, H, holes
