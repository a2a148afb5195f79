"""Random shells of rooms: floor plans, walls, flat and sloped ceilings, beams, columns, stairs."""
from walls import *


def railing(s, x, y, z, length, yaw, mat, bars, rise=0.0):
    n = max(2, int(length / s.rng.uniform(0.1, 0.2)))
    with s.at(x, y, z, yaw):
        for k in range(n + 1):
            s.box(KEEP, bars, length * k / n, 0, rise * k / n, 0.025, 0.025, 0.95)
        s.add(BOX, KEEP, mat, length / 2, 0, 0.95 + rise / 2, math.hypot(length, rise) / 2, 0.03, 0.025, roll=-math.degrees(math.atan2(rise, length)))
        for k in (0, n):
            s.box(KEEP, mat, length * k / n, 0, rise * k / n, 0.09, 0.09, 1.1)


def stairs(s, x, y, yaw):
    rng, n = s.rng, s.rng.randint(4, 14)
    w, step, rise = rng.uniform(0.8, 1.4), rng.uniform(0.24, 0.3), rng.uniform(0.16, 0.2)
    tread, riser, bars = (lacquer(s) if rng.random() < 0.6 else cloth(s)), lacquer(s), lacquer(s)
    with s.at(x, y, 0, yaw):
        for k in range(n):
            s.box(KEEP, riser, (k + 0.5) * step, 0, 0, step, w, rise * (k + 1) - 0.03)
            s.box(KEEP, tread, (k + 0.5) * step - 0.01, 0, rise * (k + 1) - 0.03, step + 0.03, w, 0.035)
        for side in (-1, 1):
            if rng.random() < 0.75:
                railing(s, 0, side * w / 2, rise, n * step, 0, tread, bars, rise * (n - 1))


def build(s):
    """@returns width, depth, height, corners of the floor, and for each wall (x, y, yaw, length, taken)"""
    rng = s.rng
    W, D = rng.uniform(2.2, 8), rng.uniform(2.4, 8)
    H = rng.choice((rng.uniform(2.2, 2.7), rng.uniform(2.4, 3.2), rng.uniform(2.8, 4.5)))
    corners = [(0, 0), (W, 0), (W, D), (0, D)]
    p = rng.random()
    if W > 3.5 and D > 3.5 and p < 0.4:   # L-shape: a corner is cut out
        a, b = W * rng.uniform(0.25, 0.6), D * rng.uniform(0.25, 0.6)
        corners = [(0, 0), (W, 0), (W, D - b), (W - a, D - b), (W - a, D), (0, D)] if rng.random() < 0.5 else [(0, 0), (W, 0), (W, D), (a, D), (a, D - b), (0, D - b)]
    elif p < 0.48:   # a slanted corner
        c = min(W, D) * rng.uniform(0.15, 0.4)
        corners = [(0, 0), (W, 0), (W, D - c), (W - c, D), (0, D)]
    slope = rng.random()
    high = H if slope < 0.68 else H + rng.uniform(0.5, 2.5)
    daylight = tuple(rng.uniform(0.3, 2.2) * rng.choice((1, 1, rng.uniform(0, 0.3))) * c for c in (rng.uniform(0.85, 1.05), 1, rng.uniform(0.95, 1.25)))
    frame = s.material(PLASTER, color(rng, rng.uniform(0.8, 0.97), 0.05)) if rng.random() < 0.6 else lacquer(s)
    mats = [wall_finish(s)]
    if rng.random() < 0.35:
        mats.append(wall_finish(s))
    top, ground = ceiling_finish(s), floor_finish(s)
    if rng.random() < 0.3:   # log houses, white boxes
        mats = [top] + mats[1:] * (rng.random() < 0.3)
        ground = top if s.mats[top][0] == PLANKS and rng.random() < 0.4 else ground
    s.add(PANEL, FLOOR, ground, W / 2, D / 2, 0, W / 2, 0.01, D / 2, pitch=-90)
    walls, share = [], rng.choice((0.3, 0.55, 0.75, 0.95))
    for k, (x0, y0) in enumerate(corners):
        x1, y1 = corners[(k + 1) % len(corners)]
        length, yaw, taken = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0)), []
        with s.at((x0 + x1) / 2, (y0 + y1) / 2, 0, yaw + 180):
            wall(s, length, high if slope >= 0.68 else H, rng.choice(mats), daylight, frame, taken, share)
        walls.append(((x0 + x1) / 2, (y0 + y1) / 2, yaw + 180, length, taken))
    skylights = lambda w, d: [(0, rng.uniform(-w, w) * 0.6, rng.uniform(-d, d) * 0.6, rng.uniform(0.3, 0.6), rng.uniform(0.4, 0.7)) for _ in range(rng.choice((0, 0, 1, 2)))]
    beam = wood(s, gloss=0) if rng.random() < 0.6 else top
    beams = rng.random() < 0.22
    if slope < 0.68:
        s.add(PANEL, CEILING, top, W / 2, D / 2, H, W, 0.01, D, pitch=-90)
        if beams:
            gap, b, across = rng.uniform(0.4, 1.4), rng.uniform(0.08, 0.25), rng.random() < 0.5
            for k in range(1, int((W if across else D) / gap) + 1):
                s.box(CEILING, beam, k * gap if across else W / 2, D / 2 if across else k * gap, H - b, b * 0.7 if across else W, D if across else b * 0.7, b)
    else:   # one slope, or two that meet
        along = rng.random() < 0.5
        span = W if along else D
        low = rng.uniform(0.9, min(2.4, H)) if rng.random() < 0.5 else H
        parts = [(0.5, span, low, high)] if slope < 0.8 else [(0.5, span / 2, low, high), (-0.5, span / 2, rng.choice((low, H)), high)]
        for sign, run, z0, z1 in parts:
            tilt, long = math.degrees(math.atan2(z1 - z0, run)), math.hypot(run, z1 - z0)
            with s.at(W / 2, D / 2, 0, 0 if along else 90):
                middle = (-span / 2 + run / 2 if sign > 0 else span / 2 - run / 2)
                wide = D if along else W
                holes = skylights(long / 2, wide / 2)
                with_tilt = -tilt if sign > 0 else tilt
                way = math.radians(tilt)
                with s.at(middle - sign * 0.25 * math.cos(way), 0, (z0 + z1) / 2 - 0.25 * math.sin(way)):
                    s.frame = s.frame @ turned(roll=with_tilt) @ turned(pitch=-90)
                    s.add(PANEL, CEILING, top, 0, 0, 0, long / 2 + 0.25, 0.01, wide / 2 + 0.1, holes=holes)
                    for _, x, z, hx, hz in holes:
                        sash(s, x, z, 2 * hx, 2 * hz, frame, False)
                        s.light(x, 0, z, tuple(c * hx * hz * 4 for c in daylight), (hx, 0, 0), (0, 0, hz))
                if beams:
                    for k in range(int(wide / 0.9)):
                        s.add(BOX, CEILING, beam, middle, -wide / 2 + 0.45 + 0.9 * k, (z0 + z1) / 2 - 0.05, long / 2, 0.05, 0.09, roll=with_tilt)
    if rng.random() < 0.15:   # soffit or bulkhead
        b, drop = rng.uniform(0.25, 0.7), rng.uniform(0.15, 0.4)
        s.box(WALL, mats[0], W / 2, D - b / 2, H - drop, W, b, drop + 0.01)
    if rng.random() < 0.12:   # column or a short wall
        s.box(WALL, mats[0], W * rng.uniform(0.2, 0.8), D * rng.uniform(0.55, 0.85), 0, rng.uniform(0.2, 1.2), rng.uniform(0.1, 0.35), high)
    if rng.random() < 0.12 and W > 3.5:
        stairs(s, W * rng.uniform(0.2, 0.6), D * rng.uniform(0.5, 0.85), rng.choice((0, 90, 180, 60)))
    return W, D, H, corners, walls, slope >= 0.68
