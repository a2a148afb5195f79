"""Walls with doors, windows, what hangs before these and what lies behind; seen from -y."""
from finishes import *


def sash(s, x, z, w, h, frame, door):
    """Frame, bars and sill of a window in the wall's own plane, at its center."""
    rng, b = s.rng, s.rng.uniform(0.03, 0.09)
    d, y = rng.uniform(0.05, 0.12), rng.uniform(0.0, 0.15)
    for across, up, bw, bh in ((0, -h / 2, w, b), (0, h / 2 - b, w, b), (-w / 2 + b / 2, -h / 2, b, h), (w / 2 - b / 2, -h / 2, b, h)):
        s.box(OPENING, frame, x + across, y, z + up, bw, d, bh)
    if rng.random() < 0.6:   # casing on the wall
        c = rng.uniform(0.05, 0.13)
        for across, up, bw, bh in ((0, h / 2, w + 2 * c, c), (-w / 2 - c / 2, -h / 2, c, h), (w / 2 + c / 2, -h / 2, c, h), (0, -h / 2 - c, w + 2 * c, c)):
            if not (door and up < -h / 2 + 0.01 and bw > w):
                s.box(OPENING, frame, x + across, -0.015, z + up, bw, 0.04, bh)
    for k in range(1, rng.choice((1, 1, 2, 2, 3, 4, 5))):
        n = max(2, rng.choice((2, 3, round(w / 0.5))))
        if k < n:
            s.box(OPENING, frame, x - w / 2 + w * k / n, y, z - h / 2, b * 0.7, d * 0.7, h)
    n = rng.choice((1, 1, 2, 3, 4))
    for k in range(1, n):
        s.box(OPENING, frame, x, y, z - h / 2 + h * k / n, w, d * 0.6, b * 0.5)


def cover(s, x, z, w, h):
    """Blinds in the window or curtains before it."""
    rng, p = s.rng, s.rng.random()
    if p < 0.22:
        mat, drop = s.material(PLASTER, color(rng, rng.uniform(0.5, 0.97), 0.15), gloss=0), h * rng.choice((1, 1, rng.uniform(0.2, 0.9)))
        if rng.random() < 0.45:
            s.box(OPENING, mat, x, 0.02, z + h / 2 - drop, w * 0.97, 0.01, drop)
        else:
            gap, tilt = rng.uniform(0.03, 0.07), rng.uniform(0, 70)
            for k in range(int(drop / gap)):
                s.box(OPENING, mat, x, 0.02, z + h / 2 - k * gap, w * 0.97, gap * 0.9, 0.004, pitch=tilt)
    if 0.15 < p < 0.55:
        mat = s.material(PLASTER, color(rng), rough=0.08) if rng.random() < 0.7 else cloth(s)
        top = z + h / 2 + rng.uniform(0.05, 0.35)
        low = rng.choice((0.02, 0.02, z - h / 2 - 0.15))
        wide = w * rng.choice((rng.uniform(0.1, 0.3), rng.uniform(0.2, 0.5)))
        for side in (-1, 1):
            if rng.random() < 0.12:
                continue
            n = max(3, int(wide / rng.uniform(0.06, 0.12)))
            start = x + side * (w / 2 + rng.uniform(-0.05, 0.25))
            for k in range(n):
                r = wide / n * rng.uniform(0.5, 0.75)
                s.add(CYLINDER, CURTAIN, mat, start - side * wide * (k + 0.5) / n, -0.1 + rng.uniform(-0.02, 0.02), (top + low) / 2, r, r, (top - low) / 2, pitch=rng.gauss(0, 0.4))
        s.add(CYLINDER, KEEP, metal(s), x, -0.1, top, 0.015, 0.015, w / 2 + 0.4, roll=90)
        if rng.random() < 0.15:
            s.box(CURTAIN, mat, x, -0.12, top - 0.25, w + 0.6, 0.08, 0.3)


def back_room(s, x, z, w, h, high):
    """Seen through a doorway: another room, all of it part of the opening."""
    rng = s.rng
    mats = [s.material(PLASTER, color(rng, rng.uniform(0.3, 0.95), 0.15)) for _ in range(2)] + [wood(s)]
    deep, wide = rng.uniform(1.0, 4), w / 2 + rng.uniform(0.4, 2)
    s.box(OPENING, mats[0], x, deep, 0, 2 * wide, 0.1, high)
    s.box(OPENING, mats[1], x - wide, deep / 2, 0, 0.1, deep, high)
    s.box(OPENING, mats[1], x + wide, deep / 2, 0, 0.1, deep, high)
    s.box(OPENING, mats[2], x, deep / 2 + 0.02, -0.02, 2 * wide, deep - 0.04, 0.02)
    s.box(OPENING, mats[0], x, deep / 2, high, 2 * wide, deep, 0.1)
    for _ in range(rng.randint(0, 3)):
        s.box(OPENING, lacquer(s), x + rng.uniform(-wide, wide), deep * rng.uniform(0.5, 0.95), rng.choice((0, 0, 1)), rng.uniform(0.3, 1), 0.4, rng.uniform(0.3, 1.6))
    s.light(x, deep * 0.5, high - 0.3, (rng.uniform(0.2, 2),) * 3)


def door_leaf(s, x, w, h, frame):
    rng = s.rng
    mat = lacquer(s) if rng.random() < 0.6 else frame
    y = rng.uniform(-0.01, 0.05)
    s.box(OPENING, mat, x, y, 0, w, 0.05, h)
    for k in range(rng.choice((0, 0, 1, 2, 3))):
        n = 3
        s.box(OPENING, mat, x, y - 0.03, h * (0.08 + k * 0.31), w * 0.7, 0.02, h * 0.25)
    s.ball(OPENING, metal(s), x + rng.choice((-1, 1)) * w * 0.42, y - 0.06, 1.02, 0.035)


def wall(s, length, high, mat, daylight, frame, taken, share):
    """Along x, seen from -y; its openings, trim and what hangs in it. Adds to `taken` (from, to, top) of what must stay free."""
    rng, holes, spots, u = s.rng, [], [], 0.15
    kind = rng.random()
    while u < length - 0.5 and rng.random() < share:
        u += rng.uniform(0.0, 0.9)
        door = rng.random() < 0.33
        tall = door or rng.random() < 0.25
        w = rng.uniform(0.7, 1.0) if door else rng.choice((rng.uniform(0.4, 1), rng.uniform(0.8, 2), rng.uniform(1.5, 4.5)))
        w = min(w, length - 0.15 - u)
        if w < 0.35:
            break
        low = 0 if tall else rng.choice((rng.uniform(0.7, 1.1), rng.uniform(0.25, 1.7)))
        top = min(high - 0.06, rng.uniform(1.95, 2.2) if door else max(low + 0.4, rng.choice((rng.uniform(1.9, 2.3), high - 0.1, rng.uniform(1.5, high)))))
        if top - low < 0.35:
            u += w
            continue
        spots.append((u + w / 2, (low + top) / 2, w, top - low, door))
        u += w + rng.choice((0.08, rng.uniform(0.2, 1.5)))
    s.rng.shuffle(spots)
    for x, z, w, h, door in spots:
        x -= length / 2
        if door and rng.random() < 0.6:
            door_leaf(s, x, w, h, frame)
            if rng.random() < 0.8:
                c = rng.uniform(0.05, 0.12)
                for across, up, bw, bh in ((0, h, w + 2 * c, c), (-w / 2 - c / 2, 0, c, h), (w / 2 + c / 2, 0, c, h)):
                    s.box(OPENING, frame, x + across, -0.02, up, bw, 0.06, bh)
        else:
            round_ = not door and w < 1.6 and rng.random() < 0.1
            if round_:
                h = w = min(w, h, 1.2)
                holes.append((1, x, z - high / 2, w / 2, h / 2))
                b = rng.uniform(0.03, 0.08)
                for k in range(20):
                    a = 18 * k
                    s.box(OPENING, frame, x + math.cos(math.radians(a)) * w / 2, -0.01, z + math.sin(math.radians(a)) * h / 2 - b / 2, 0.17 * w, 0.1, b, roll=90 - a)
                s.box(OPENING, frame, x, 0.02, z - h / 2, 0.03, 0.03, h)
                s.box(OPENING, frame, x, 0.02, z, w, 0.03, 0.03)
            else:
                arch = rng.random() < 0.07
                holes.append((2 if arch else 0, x, z - high / 2, w / 2, h / 2))
                r = rng.uniform(0.08, 0.3)
                for across, up, bw, bh in ((-w / 2 - 0.03, -h / 2, 0.06, h), (w / 2 + 0.03, -h / 2, 0.06, h), (0, h / 2, w, 0.06), (0, -h / 2 - 0.06, w, 0.06)):
                    s.box(OPENING, rng.choice((frame, mat)), x + across, 0.01 + r / 2, z + up, bw, r, bh)
                if not (door and rng.random() < 0.6):
                    sash(s, x, z, w, h, frame, z - h / 2 < 0.05)
            if door or (z - h / 2 < 0.05 and rng.random() < 0.15):
                back_room(s, x, z, w, h, min(high, 2.5))
            else:
                s.light(x, 0.25, z, tuple(c * w * h for c in daylight), (w / 2, 0, 0), (0, 0, h / 2))
                cover(s, x, z, w, h)
        taken.append((x - w / 2 - 0.1, x + w / 2 + 0.1, z - h / 2))
    s.add(PANEL, WALL, mat, 0, 0, high / 2, length / 2, 0.01, high / 2, holes=holes)
    if rng.random() < 0.75:   # skirting, between doors
        trim, t = (frame if rng.random() < 0.7 else wood(s)), rng.uniform(0.05, 0.16)
        cuts = sorted((a, b) for a, b, low in taken if low < 0.1)
        a = -length / 2
        for p, q in cuts + [(length / 2, length / 2)]:
            if p > a + 0.05:
                s.box(WALL, trim, (a + p) / 2, -0.01, 0, p - a, 0.025, t)
            a = max(a, q)
    if rng.random() < 0.12 and not any(low < 1 for *_, low in taken):   # wainscot
        s.box(WALL, wall_finish(s) if rng.random() < 0.5 else s.material(BOARDS, color(rng, 0.9, 0.05), scale=0.12), 0, -0.015, 0, length, 0.03, rng.uniform(0.8, 1.2))
    if rng.random() < 0.15:
        s.box(CEILING if kind < 0.3 else WALL, frame, 0, -0.03, high - 0.1, length, 0.06, 0.1)
