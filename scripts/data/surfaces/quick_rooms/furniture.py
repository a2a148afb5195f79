"""Random sofas, beds, cupboards, shelves, tables and chairs; each stands at the origin, its back to +y, and returns its width and depth."""
from scene import *


def legs(s, mat, w, d, h, r, splay=0.0):
    for x in (-1, 1):
        for y in (-1, 1):
            s.add(CYLINDER if s.legs_round else BOX, FURNITURE, mat, x * (w / 2 - r), y * (d / 2 - r), h / 2, r, r, h / 2, pitch=-y * splay, roll=x * splay)


def clutter(s, w, d, n, label=KEEP, most=0.3):
    """Small things on a top at the origin."""
    rng = s.rng
    for _ in range(n):
        x, y, z = rng.uniform(-w / 2, w / 2), rng.uniform(-d / 2, d / 2), rng.uniform(0.04, most)
        mat = lacquer(s) if rng.random() < 0.5 else s.material(PLASTER, color(rng), gloss=rng.choice((0, 0.3)))
        k = rng.randrange(5)
        if k == 0:
            s.box(label, mat, x, y, 0, rng.uniform(0.05, 0.3), rng.uniform(0.05, 0.2), z, yaw=rng.uniform(0, 90))
        elif k == 1:
            s.pole(label, mat, x, y, 0, rng.uniform(0.02, 0.08), z)
        elif k == 2:
            s.ball(label, mat, x, y, z / 2, rng.uniform(0.04, 0.12), rz=z / 2)
        elif k == 3:
            leafy(s, x, y, 0, rng.uniform(0.1, 0.35))
        else:
            s.pole(label, mat, x, y, 0, 0.03, z)
            s.pole(label, s.material(PLASTER, color(rng, 0.9), glow=rng.choice((0, 3))), x, y, z, rng.uniform(0.06, 0.14), rng.uniform(0.08, 0.2))


def leafy(s, x, y, z, size):
    rng = s.rng
    s.pole(KEEP, lacquer(s), x, y, z, size * 0.22, size * 0.35)
    leaf = s.material(LEAVES, hsv(rng.uniform(0.2, 0.4), rng.uniform(0.2, 0.8), rng.uniform(0.15, 0.6)), hsv(0.25, 0.6, 0.3), size * 0.12)
    for _ in range(rng.randint(5, 22)):
        r = size * rng.uniform(0.08, 0.25)
        s.ball(KEEP, leaf, x + rng.gauss(0, size * 0.22), y + rng.gauss(0, size * 0.22), z + size * rng.uniform(0.35, 1.1), r, r * rng.uniform(0.2, 1), r * rng.uniform(0.4, 1.6), yaw=rng.uniform(0, 180), pitch=rng.uniform(-60, 60))


def cushions(s, w, y, z, n):
    for _ in range(n):
        r = s.rng.uniform(0.16, 0.28)
        s.ball(FURNITURE, cloth(s), s.rng.uniform(-w / 2 + r, w / 2 - r), y, z + r * 0.8, r, 0.09, r, yaw=s.rng.uniform(-25, 25), pitch=s.rng.uniform(-30, -5))


def sofa(s, w=None, label=FURNITURE):
    rng, mat = s.rng, cloth(s)
    w = w or rng.choice((rng.uniform(0.7, 1), rng.uniform(1.5, 3)))
    d, seat, arm = rng.uniform(0.8, 1), rng.uniform(0.36, 0.48), rng.uniform(0.1, 0.28)
    low = rng.choice((0.02, rng.uniform(0.08, 0.2)))
    s.box(label, mat, 0, 0, low, w, d, seat - low - 0.1)
    n = max(1, round(w / 0.8))
    for k in range(n):
        x = -w / 2 + arm + (k + 0.5) * (w - 2 * arm) / n
        s.box(label, mat, x, -0.05, seat - 0.1, (w - 2 * arm) / n - 0.02, d - 0.25, 0.14)
        s.add(BOX, label, mat, x, d / 2 - 0.25, seat + 0.25, (w - 2 * arm) / n / 2 - 0.01, 0.09, rng.uniform(0.2, 0.3), pitch=-12)
    s.box(label, mat, 0, d / 2 - 0.1, low, w, 0.2, rng.uniform(0.65, 0.9))
    for side in (-1, 1):
        if rng.random() < 0.5:
            s.add(CYLINDER, label, mat, side * (w / 2 - arm / 2), 0, seat + 0.12, arm / 2 + 0.03, arm / 2 + 0.03, d / 2, pitch=90)
        s.box(label, mat, side * (w / 2 - arm / 2), 0, low, arm, d, seat + 0.12 - low)
    legs(s, lacquer(s), w, d, low + 0.02, 0.03)
    cushions(s, w, 0.1, seat, rng.randint(0, 4))
    if rng.random() < 0.2:
        s.box(label, cloth(s), rng.uniform(-w / 3, w / 3), 0, seat + 0.05, 0.6, d, 0.03, pitch=rng.uniform(-5, 5))
    return w, d


def bed(s):
    rng, w, d, h = s.rng, s.rng.choice((0.9, 1.4, 1.8)), 2.05, s.rng.uniform(0.4, 0.65)
    wooden, linen = lacquer(s), cloth(s) if rng.random() < 0.5 else s.material(PLASTER, color(rng, 0.95, 0.04), rough=0.08)
    s.box(FURNITURE, wooden, 0, 0, 0.1, w + 0.06, d, h - 0.3)
    s.box(FURNITURE, linen, 0, 0, h - 0.2, w, d - 0.04, 0.2)
    s.box(FURNITURE, cloth(s), 0, -rng.uniform(0.2, 0.5), h - rng.uniform(0.1, 0.3), w + 0.08, d * rng.uniform(0.4, 0.75), rng.uniform(0.1, 0.33))
    for x in ((-w / 4, w / 4) if w > 1 else (0,)):
        for k in range(rng.randint(1, 3)):
            s.ball(FURNITURE, linen if rng.random() < 0.5 else cloth(s), x, d / 2 - 0.3 - 0.18 * k, h + 0.13, 0.3 * rng.uniform(0.6, 1), 0.1, 0.2, pitch=-rng.uniform(20, 70))
    top = rng.uniform(0.8, 1.5)
    if rng.random() < 0.3:   # rails and posts
        for y in (-d / 2, d / 2):
            for k in range(8):
                s.pole(FURNITURE, wooden, -w / 2 + w * k / 7, y, 0, 0.03, top * (1 if y > 0 else 0.75))
            s.add(CYLINDER, FURNITURE, wooden, 0, y, top * (1 if y > 0 else 0.75), 0.045, 0.045, w / 2 + 0.05, roll=90)
    elif rng.random() < 0.8:
        s.box(FURNITURE, wooden if rng.random() < 0.5 else cloth(s), 0, d / 2, 0, w + rng.uniform(0, 0.5), 0.09, top)
    return w + 0.1, d


def cabinet(s, w=None, h=None, tall=None):
    rng, mat = s.rng, lacquer(s)
    w, d = w or rng.uniform(0.4, 2.2), rng.uniform(0.3, 0.6)
    h = h or rng.choice((rng.uniform(0.35, 0.6), rng.uniform(0.7, 1.1), rng.uniform(1.2, 2.3)))
    low = rng.choice((0.02, rng.uniform(0.05, 0.2)))
    s.box(FURNITURE, mat, 0, 0, low, w, d, h - low)
    if low > 0.04:
        legs(s, lacquer(s), w, d, low + 0.01, 0.025)
    across, up = max(1, round(w / rng.uniform(0.35, 0.8))), max(1, round(h / rng.uniform(0.2, 0.8)))
    front, knob = (mat if rng.random() < 0.7 else lacquer(s)), metal(s)
    for i in range(across):
        for k in range(up):
            cw, ch = w / across, (h - low) / up
            x, z = -w / 2 + (i + 0.5) * cw, low + k * ch
            s.box(FURNITURE, front, x, -d / 2 - 0.005, z + 0.01, cw - 0.02, 0.025, ch - 0.02)
            if rng.random() < 0.85:
                s.box(FURNITURE, knob, x, -d / 2 - 0.03, z + ch * 0.6, min(0.2, cw * 0.3), 0.02, 0.02)
    if h < 1.3:
        with s.at(0, 0, h):
            clutter(s, w * 0.9, d * 0.6, rng.randint(0, 6))
            if rng.random() < 0.2 and w > 0.9:
                s.box(KEEP, s.material(PLASTER, (0.01,) * 3, gloss=0.4), 0, 0, 0.08, min(w, 1.3), 0.05, 0.65)
    return w, d


def shelf(s):
    rng, mat, w, h, d = s.rng, lacquer(s), s.rng.uniform(0.5, 2.4), s.rng.uniform(0.8, 2.4), s.rng.uniform(0.22, 0.38)
    if rng.random() < 0.7:
        s.box(FURNITURE, mat if rng.random() < 0.7 else lacquer(s), 0, d / 2 - 0.01, 0, w, 0.015, h)
    rows, columns = max(2, round(h / rng.uniform(0.28, 0.45))), max(1, round(w / rng.uniform(0.4, 1)))
    for k in range(rows + 1):
        s.box(FURNITURE, mat, 0, 0, h * k / rows - 0.01, w, d, 0.025)
    for i in range(columns + 1):
        s.box(FURNITURE, mat, -w / 2 + w * i / columns, 0, 0, 0.025, d, h)
    for k in range(rows):
        for i in range(columns):
            x, cw = -w / 2 + w * i / columns, w / columns
            if rng.random() < 0.55:
                books = s.material(LEAVES, color(rng), color(rng), 0.035, 0.05, math.pi / 2 * rng.choice((0, 1)))
                wide = cw * rng.uniform(0.3, 0.95)
                s.box(KEEP, books, x + wide / 2 + 0.01, -0.01, h * k / rows + 0.01, wide, d * 0.7, h / rows * rng.uniform(0.5, 0.9))
            else:
                with s.at(x + cw / 2, 0, h * k / rows + 0.015):
                    clutter(s, cw * 0.7, d * 0.5, rng.randint(0, 3), most=h / rows * 0.8)
    return w, d


def table(s, w=None, d=None, h=None):
    rng = s.rng
    h = h or rng.choice((rng.uniform(0.3, 0.5), 0.74))
    w, d = w or rng.uniform(0.5, 2.2), d or rng.uniform(0.45, 1)
    top, leg = lacquer(s), lacquer(s)
    round_ = rng.random() < 0.3
    if round_:
        s.add(CYLINDER, FURNITURE, top, 0, 0, h - 0.02, w / 2, d / 2, 0.02)
        w, d = w * 0.7, d * 0.7
    else:
        s.box(FURNITURE, top, 0, 0, h - 0.04, w, d, 0.04)
    if rng.random() < 0.2:
        s.pole(FURNITURE, leg, 0, 0, 0, 0.06, h - 0.04)
        s.pole(FURNITURE, leg, 0, 0, 0, 0.25, 0.04)
    else:
        legs(s, leg, w, d, h - 0.04, rng.uniform(0.015, 0.05), rng.choice((0, 0, 8)))
    with s.at(0, 0, h):
        clutter(s, w * 0.8, d * 0.7, rng.randint(0, 7))
    return w, d


def chair(s, mat=None, seat_mat=None):
    rng, w, seat = s.rng, s.rng.uniform(0.38, 0.5), s.rng.uniform(0.43, 0.48)
    mat = mat if mat is not None else lacquer(s)
    s.box(FURNITURE, seat_mat if seat_mat is not None else mat, 0, 0, seat - 0.04, w, w, s.chair_seat)
    legs(s, mat, w, w, seat - 0.02, 0.018, s.chair_splay)
    back = seat + s.chair_back
    if s.chair_kind == 0:
        s.add(BOX, FURNITURE, mat, 0, w / 2 - 0.01, (seat + back) / 2, w / 2, 0.02, (back - seat) / 2, pitch=-6)
    else:
        for k in range(s.chair_kind + 1):
            s.add(CYLINDER, FURNITURE, mat, -w / 2 + w * k / s.chair_kind, w / 2 - 0.01, (seat + back) / 2, 0.013, 0.013, (back - seat) / 2, pitch=-6)
        s.add(BOX, FURNITURE, mat, 0, w / 2 + 0.02, back, w / 2, 0.015, 0.05)


def dining(s):
    rng, mat, seat = s.rng, lacquer(s), (cloth(s) if s.rng.random() < 0.4 else None)
    w, d = rng.uniform(0.9, 2.4), rng.uniform(0.8, 1.1)
    table(s, w, d, 0.75)
    n = max(1, round(w / 0.7))
    for side in (0, 180):
        for k in range(n):
            if rng.random() < 0.85:
                x = -w / 2 + (k + 0.5) * w / n
                with s.at(x + rng.gauss(0, 0.05), (d / 2 + rng.uniform(0.0, 0.45)) * (1 if side == 0 else -1), 0, side + rng.gauss(0, 12)):
                    chair(s, mat, seat)
    return w, d + 1


def desk(s):
    w, d = table(s, s.rng.uniform(0.9, 1.7), 0.65, 0.74)
    s.box(KEEP, s.material(PLASTER, (0.02,) * 3, gloss=0.3), 0, 0.15, 0.85, 0.6, 0.03, 0.35)
    with s.at(s.rng.uniform(-0.2, 0.2), -0.55, 0, 180 + s.rng.uniform(-40, 40)):
        chair(s)
    return w, 1.2
