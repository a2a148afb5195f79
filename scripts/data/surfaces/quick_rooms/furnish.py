"""Furnishes a room: furniture along the walls and in the middle, pictures, lamps, rugs, clutter."""
from fixtures import *

ALONG = {"living": (sofa, sofa, cabinet, cabinet, shelf, plant, floor_lamp, fireplace, desk, table, radiator), "bedroom": (cabinet, cabinet, shelf, plant, desk, sofa, floor_lamp, radiator),
         "kitchen": (cabinet, shelf, plant, heap), "bathroom": (bath, bath, bath, radiator, plant), "office": (desk, desk, shelf, shelf, cabinet, plant), "empty": (radiator,)}


def on_wall(s, high):
    """Pictures, mirrors, clocks, screens, shelves, sockets; at the middle of a wall of its own."""
    rng, w, h = s.rng, s.rng.uniform(0.12, 1.2), s.rng.uniform(0.12, 0.9)
    k = rng.randrange(10)
    if k < 5:
        s.box(KEEP, lacquer(s), 0, -0.02, 0, w, 0.03, h)
        s.box(KEEP, s.material(PICTURE, color(rng), color(rng), rng.uniform(0.2, 1)), 0, -0.03, 0.02, w - 0.05, 0.03, h - 0.05)
    elif k == 5:
        s.box(KEEP, lacquer(s), 0, -0.02, -0.2, w, 0.03, h + 0.2)
        s.box(KEEP, s.material(PLASTER, (0.9,) * 3, gloss=1), 0, -0.035, -0.17, w - 0.06, 0.02, h + 0.14)
    elif k == 6:
        s.add(CYLINDER, KEEP, s.material(PLASTER, (0.9,) * 3, gloss=1) if rng.random() < 0.4 else lacquer(s), 0, -0.03, h / 2, w / 3, w / 3, 0.02, pitch=90)
    elif k == 7:
        s.box(FURNITURE, lacquer(s), 0, -0.12, 0, w, 0.22, 0.03)
        with s.at(0, -0.12, 0.03):
            clutter(s, w * 0.9, 0.1, rng.randint(1, 5))
    elif k == 8:
        s.box(KEEP, s.material(PLASTER, (0.01,) * 3, gloss=0.35), 0, -0.03, -0.1, rng.uniform(0.8, 1.4), 0.05, 0.7)
    else:
        s.box(KEEP, s.material(PLASTER, color(rng, 0.95, 0.03)), 0, -0.1, 0.9, 0.85, 0.2, 0.28)


def overhead(s, W, D, H):
    rng, k = s.rng, s.rng.randrange(5)
    glow = rng.choice((0, 0, 4, 15))
    shade = s.material(PLASTER, color(rng, rng.choice((0.95, rng.random()))), glow=glow * 0.4)
    drop = rng.uniform(0.25, 1.0)
    with s.at(W * rng.uniform(0.3, 0.7), D * rng.uniform(0.3, 0.75), H):
        if k == 0:   # fan
            blade = lacquer(s)
            s.pole(KEEP, metal(s), 0, 0, -drop * 0.5, 0.02, drop * 0.5)
            s.pole(KEEP, metal(s), 0, 0, -drop * 0.5 - 0.1, 0.1, 0.15)
            for a in range(5):
                with s.at(0, 0, -drop * 0.5, 72 * a + rng.uniform(0, 5)):
                    s.box(KEEP, blade, 0.4, 0, 0, 0.6, 0.13, 0.012)
            s.ball(KEEP, shade, 0, 0, -drop * 0.5 - 0.15, 0.12, rz=0.08)
        elif k == 1:
            s.pole(KEEP, shade, 0, 0, -0.1, rng.uniform(0.12, 0.3), 0.1)
        elif k == 2:
            for _ in range(rng.randint(1, 4)):
                x = rng.uniform(-0.5, 0.5)
                s.pole(KEEP, metal(s), x, 0, -drop, 0.006, drop)
                s.ball(KEEP, shade, x, 0, -drop - 0.1, rng.uniform(0.07, 0.28), rz=rng.uniform(0.08, 0.2))
        elif k == 3:
            s.pole(KEEP, metal(s), 0, 0, -drop, 0.015, drop)
            for a in range(6):
                with s.at(0, 0, -drop, 60 * a):
                    s.add(CYLINDER, KEEP, metal(s), 0.18, 0, 0, 0.01, 0.01, 0.18, roll=90)
                    s.ball(KEEP, shade, 0.36, 0, 0.05, 0.045, rz=0.07)
        if glow and k < 4:
            s.light(0, 0, -drop - 0.35, tuple(glow * 0.12 * c for c in (1, rng.uniform(0.6, 1), rng.uniform(0.3, 1))))
    if k == 4:
        bulb = s.material(PLASTER, (1, 1, 0.95), glow=6)
        for x in range(1, int(W / 1.3) + 1):
            for y in range(1, int(D / 1.3) + 1):
                s.pole(KEEP, bulb, x * 1.3, y * 1.3, H - 0.012, 0.06, 0.02)
        s.light(W / 2, D / 2, H - 0.2, (1.0, 0.93, 0.8), (W / 3, 0, 0), (0, D / 3, 0))


def furnish(s, W, D, H, walls, sloped):
    rng = s.rng
    s.legs_round, s.no_uppers = rng.random() < 0.5, rng.random() < 0.2
    s.chair_kind, s.chair_back, s.chair_seat, s.chair_splay = rng.choice((0, 0, 3, 5, 7)), rng.uniform(0.3, 0.6), rng.uniform(0.025, 0.07), rng.choice((0, 6))
    kind = rng.choice(("living", "living", "living", "bedroom", "bedroom", "kitchen", "kitchen", "bathroom", "office", "empty"))
    taken = []

    def free(x, y, r):
        if any(math.hypot(x - a, y - b) < r + c for a, b, c in taken):
            return False
        taken.append((x, y, r))
        return True
    runs = [w for w in walls if w[3] > 1.2]
    if kind == "kitchen":
        for x, y, yaw, length, spots in sorted(runs, key=lambda w: -w[1])[:rng.randint(1, 2)]:
            n = rng.uniform(0.5, 0.98) * length
            if not any(low < 0.5 and a < n / 2 and b > -n / 2 for a, b, low in spots) or rng.random() < 0.4:
                with s.at(x, y, 0, yaw):
                    with s.at(0, -0.32):
                        s.no_uppers = s.no_uppers or any(low < 1.6 and b - a > 0.5 for a, b, low in spots)
                        kitchen(s, n)
                taken.append((x, y, n / 3))
        if W > 3 and D > 3 and rng.random() < 0.5 and free(W / 2, D / 2, 0.8):
            with s.at(W / 2, D / 2, 0, rng.choice((0, 90))):
                cabinet(s, rng.uniform(1.2, 2.2), 0.9)
    for x, y, yaw, length, spots in runs * (0 if kind == "empty" and rng.random() < 0.6 else 2):
        for _ in range(int(length / 1.1) + 1):
            u = rng.uniform(-length / 2 + 0.4, length / 2 - 0.4)
            thing = bed if kind == "bedroom" and not getattr(s, "bedded", 0) else rng.choice(ALONG[kind])
            r = {bed: 1.1, sofa: 0.85, desk: 0.8}.get(thing, 0.5)
            blocked = any(a < u + 0.4 and b > u - 0.4 and low < 0.8 for a, b, low in spots)
            if blocked and rng.random() < 0.75:
                continue
            a = math.radians(yaw)
            gap = {bed: 1.1, sofa: 0.55, desk: 0.4, radiator: 0.08}.get(thing, 0.3)
            px, py = x + u * math.cos(a) + gap * math.sin(a), y + u * math.sin(a) - gap * math.cos(a)
            if 0.1 < px < W - 0.1 and 0.1 < py < D - 0.1 and free(px, py, r):
                if thing is bed:
                    s.bedded = 1
                with s.at(px, py, 0, yaw + rng.gauss(0, 2)):
                    thing(s)
    for x, y, yaw, length, spots in walls:
        for _ in range(rng.choice((0, 1, 2, 4)) if length > 0.8 else 0):
            u, z = rng.uniform(-length / 2 + 0.3, length / 2 - 0.3), rng.uniform(1.1, 1.8)
            if not any(a - 0.3 < u < b + 0.3 for a, b, _ in spots):
                with s.at(x, y, 0, yaw):
                    with s.at(u, 0, z):
                        on_wall(s, H)
        if rng.random() < 0.5 and length > 1:
            with s.at(x, y, 0, yaw):
                s.box(KEEP, s.material(PLASTER, color(rng, 0.95, 0.03)), rng.uniform(-0.4, 0.4) * length, -0.005, rng.choice((0.3, 1.1)), 0.08, 0.02, 0.11)
    for _ in range(rng.choice((0, 1, 1, 2)) if kind != "empty" else 0):   # rugs
        base = color(rng)
        rug = s.material(rng.choice((CARPET, PRINT, PRINT, VEINS)), base, color(rng), rng.uniform(0.05, 0.5), rng.uniform(0, 4), rng.uniform(0, 3), 0.4)
        x, y, w, d = W * rng.uniform(0.25, 0.75), D * rng.uniform(0.2, 0.8), rng.uniform(0.6, 3), rng.uniform(0.5, 2)
        if rng.random() < 0.2:
            s.add(CYLINDER, RUG, rug, x, y, 0.006, d / 1.6, d / 1.6, 0.006)
        else:
            yaw = rng.choice((0, 90, rng.uniform(0, 180)))
            s.box(RUG, cloth(s), x, y, 0, w, d, 0.01, yaw=yaw)
            s.box(RUG, rug, x, y, 0.002, w - 0.12, d - 0.12, 0.012, yaw=yaw)
    for _ in range(0 if kind == "empty" else rng.randint(0, 5)):
        x, y = rng.uniform(0.6, W - 0.6), rng.uniform(0.5, D - 0.5)
        if free(x, y, 0.6):
            with s.at(x, y, 0, rng.choice((0, 90, 180, rng.uniform(0, 360)))):
                rng.choice((table, table, dining, sofa, chair, heap, plant))(s)
    if rng.random() < 0.8:
        overhead(s, W, D, H)
