"""A room of one kind: its furniture, what hangs on its walls, lamps, clutter."""
import labelled  # noqa: F401  (finds the scenes)
import arch
import core
import drawn_materials as D
import furniture as F
import materials as M
from core import at, box, label
from drawn_furniture import bed, cabinet, desk, dining, lounge, shelf, small_things, sofa
from plan import Plan


def kitchen(rng, plan, H):
    front, top, handle = D.lacquer(rng), rng.choice((D.lacquer(rng), M.marble(D.srgb(0.1, 0.05, rng.choice((0.2, 0.92))), D.srgb(0.1, 0.1, 0.5)))), rng.choice((None, D.metal(rng)))
    w = min(plan.W - 0.1, rng.uniform(2, 4.5))
    x = rng.uniform(w / 2 + 0.02, plan.W - w / 2 - 0.02)
    plan.take(x, plan.Dp - 0.35, w, 0.7)
    with at(x, plan.Dp - 0.33):
        F.kitchen_run(w, front, top, max(3, round(w / 0.6)), handle=handle, drawers=(1, 3))
        with at(rng.uniform(-w / 3, w / 3), 0, 0.9):
            F.hob() if rng.random() < 0.5 else F.sink()
        with at(0, 0.1, 0.9):
            small_things(rng, w - 0.5, rng.randint(0, 6))
    north = [o for o in plan.walls if o[0] == "N"]
    if not north and rng.random() < 0.8:
        ww = w * rng.uniform(0.4, 1)
        with at(x - (w - ww) / 2, plan.Dp - 0.18, rng.uniform(1.4, 1.55)):
            F.wall_units(ww, min(0.72, H - 1.6), front, max(2, round(ww / 0.5)), handle=handle)
    spot = plan.along_wall(rng, 0.9, 0.72, 1.9, "EWN")
    if spot and rng.random() < 0.7:
        with at(spot[0], spot[1], 0, spot[2]):
            F.fridge(rng.uniform(0.6, 0.9), rng.uniform(1.6, 1.95), D.lacquer(rng) if rng.random() < 0.4 else None)
    if plan.Dp > 4 and rng.random() < 0.5 and plan.take(plan.W / 2, plan.Dp - 2.2, 2.2, 1.4):
        with at(plan.W / 2, plan.Dp - 2.2):
            with label(core.FURNITURE):
                box(0, 0, 0, 1.9, 0.85, 0.9, front)
                box(0, 0, 0.9, 2.0, 1.0, 0.04, top)
            for k in (-0.6, 0, 0.6):
                if rng.random() < 0.7:
                    with at(k, -0.7, 0, 180):
                        F.bar_stool(D.cloth(rng), D.metal(rng))
    else:
        dining(rng, plan)


def bathroom(rng, plan):
    metal, white = D.metal(rng), M.plain(D.srgb(0.1, 0.03, rng.uniform(0.85, 0.97)), 0.12, 0.5)
    spot = plan.along_wall(rng, 1.75, 0.84, 0.58, "NNEW")
    if spot:
        with at(spot[0], spot[1], 0, spot[2]):
            F.bathtub(1.7, 0.8, 0.58, white)
            with at(0.6, 0.3):
                F.tub_filler(metal)
    w = rng.uniform(0.6, 1.6)
    spot = plan.along_wall(rng, w, 0.54, 0.9, "EWN")
    if spot:
        with at(spot[0], spot[1], 0, spot[2]):
            F.vanity(w, D.lacquer(rng), D.lacquer(rng), z=rng.choice((0.05, 0.38)), metal=metal, basins=1)
            with at(0, 0.26, 1.55):
                F.mirror(rng.uniform(0.5, w), rng.uniform(0.6, 1), metal, rng.random() < 0.3)
    spot = plan.along_wall(rng, 0.5, 0.6, 0.5, "EWN")
    if spot:
        with at(spot[0], spot[1], 0, spot[2]):
            F.toilet(white)
    if rng.random() < 0.4:
        with at(plan.W - 0.9, plan.Dp - 0.9, 0, rng.choice((0, 90))):
            F.shower_screen(rng.uniform(0.8, 1.2), 2, metal)
    if rng.random() < 0.5:
        with at(plan.W, rng.uniform(0.8, plan.Dp - 0.8), 1.4, -90):
            F.hanging_towel(0.5, rng.uniform(0.4, 0.8), D.hexes(rng), metal)


def clutter(rng, plan):
    """Boxes, bags, toys, laundry: what people have not tidied up."""
    for _ in range(rng.randint(0, 7)):
        x, y = rng.uniform(0.2, plan.W - 0.2), rng.uniform(0.6, plan.Dp - 0.2)
        with at(x, y, 0, rng.uniform(0, 360)):
            if rng.random() < 0.6:
                with label(core.FURNITURE):
                    box(0, 0, 0, rng.uniform(0.1, 0.5), rng.uniform(0.1, 0.5), rng.uniform(0.05, 0.6), M.plain(D.srgb(rng.random(), rng.random() ** 2, rng.random()), 0.6))
            else:
                with label(core.FURNITURE):
                    core.pillow(0, 0, 0.12, rng.uniform(0.3, 0.6), rng.uniform(0.3, 0.6), 0.2, D.cloth(rng), seed=rng.randrange(99))


def on_walls(rng, plan, H):
    for _ in range(rng.choice((0, 0, 1, 2, 3, 4))):
        w, h = rng.uniform(0.25, 1.5), rng.uniform(0.25, 1.0)
        side = rng.choice("NNEW")
        length = plan.W if side == "N" else plan.Dp
        u, z = rng.uniform(w / 2 + 0.1, max(w / 2 + 0.11, length - w / 2 - 0.1)), rng.uniform(1.4, max(1.41, H - 0.75))
        if any(s == side and u - w / 2 < b and a < u + w / 2 for s, a, b, _ in plan.walls):
            continue
        x, y, turn = {"N": (u, plan.Dp, 0), "E": (plan.W, u, -90), "W": (0, u, 90)}[side]
        with at(x, y, z, turn):
            kind = rng.random()
            if kind < 0.7:
                F.frame(w, h, D.art(rng), D.lacquer(rng), rng.choice((0, 0.05)))
            elif kind < 0.85:
                F.mirror(w, h, D.metal(rng), rng.random() < 0.3)
            else:
                F.tv(rng.uniform(0.8, 1.6))


def lamps(rng, plan, H):
    if rng.random() < 0.55:
        with at(plan.W * rng.uniform(0.35, 0.65), plan.Dp * rng.uniform(0.4, 0.7)):
            if rng.random() < 0.2:
                F.chandelier(H, H - 0.7, D.metal(rng), rng.randint(4, 9), rng.uniform(0.25, 0.45))
            else:
                F.pendant(H, H - rng.uniform(0.3, 1.1), rng.choice(("globe", "dome", "cone", "drum", "bell")), rng.uniform(0.1, 0.26), D.metal(rng), 8)
    if rng.random() < 0.3:
        n = rng.randint(2, 4)
        arch.downlights([(plan.W * (i + 0.5) / n, plan.Dp * (j + 0.5) / n) for i in range(n) for j in range(n)], H, 10)
    for _ in range(rng.choice((0, 0, 1, 2))):
        x, y = rng.choice((0.35, plan.W - 0.35)), rng.uniform(1, plan.Dp - 0.3)
        if plan.take(x, y, 0.5, 0.5):
            with at(x, y, 0, rng.uniform(0, 360)):
                F.floor_lamp(rng.uniform(1.3, 1.8), D.metal(rng), 10) if rng.random() < 0.5 else F.plant(rng.uniform(0.6, 2), rng.choice(("fiddle", "palm", "monstera", "olive")), D.hexes(rng), rng.randrange(99))


def furnish(rng, kind, W, Dp, H, holes):
    plan = Plan(W, Dp, holes)
    if kind == "empty":
        if rng.random() < 0.4:
            lamps(rng, plan, H)
        return
    if rng.random() < 0.55:
        w, d = rng.uniform(0.8, min(3.6, W * 0.75)), rng.uniform(0.6, min(2.8, Dp * 0.6))
        with at(W * rng.uniform(0.4, 0.6), Dp * rng.uniform(0.4, 0.65), 0, rng.choice((0, 0, 0, rng.uniform(-20, 20)))):
            F.rug(w, d, D.rug(rng), rng.uniform(0.008, 0.03))
    main = {"living": [sofa, lounge, cabinet, shelf], "bedroom": [bed, cabinet, cabinet, desk], "dining": [dining, cabinet, shelf], "office": [desk, shelf, cabinet, lounge],
            "mixed": [sofa, bed, dining, desk, cabinet, shelf]}.get(kind, [])
    if kind == "kitchen":
        kitchen(rng, plan, H)
    if kind == "bathroom":
        bathroom(rng, plan)
    for one in main:
        if rng.random() < 0.85:
            one(rng, plan)
    for _ in range(rng.randint(0, 2)):
        rng.choice((cabinet, shelf, lounge, sofa) if kind not in ("kitchen", "bathroom") else (cabinet,))(rng, plan)
    on_walls(rng, plan, H)
    lamps(rng, plan, H)
    if rng.random() < 0.4:
        clutter(rng, plan)
