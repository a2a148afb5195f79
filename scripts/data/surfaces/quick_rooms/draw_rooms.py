"""draw_rooms.py OUT FROM TO: pictures of random rooms as OUT/<seed>.png with the surface of each pixel in OUT/<seed>.map.png."""
import ctypes
import math
import os
import random
import subprocess
import sys
import tempfile
import cv2
import numpy as np
import shell
from fixtures import bed, cabinet, chair, dining, sofa, table
from furnish import furnish
from scene import Scene, drawn, hsv, turned

cv2.setNumThreads(1)
SIZES = ((320, 224), (320, 224), (304, 228), (224, 320), (228, 304), (268, 268), (344, 194))   # width, height
HERE = os.path.dirname(os.path.abspath(__file__))


def tracer():
    with tempfile.TemporaryDirectory() as folder:
        library = f"{folder}/trace.so"
        subprocess.run(["gcc", "-O3", "-march=native", "-ffast-math", "-shared", "-fPIC", "-o", library, f"{HERE}/trace.c", "-lm"], check=True)
        return ctypes.CDLL(library)


def inside(corners, x, y):
    odd = False
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            odd = not odd
    return odd


def view(rng, W, D, H, aspect, corners):
    """Where somebody with a phone stands, the weather, and the light that comes from everywhere."""
    x, y = rng.uniform(0.3, W - 0.3), rng.uniform(0.3, min(D - 0.3, D * 0.5))
    if rng.random() < 0.6:
        x = rng.choice((rng.uniform(0.2, 0.6), W - rng.uniform(0.2, 0.6)))
        y = rng.uniform(0.2, 0.8)
    if not inside(corners, x, y):
        x, y = W - x, min(y, 0.8)
    z = min(H - 0.4, max(0.7, rng.gauss(1.45, 0.22)))
    look = math.degrees(math.atan2(D * rng.uniform(0.5, 1) - y, W * rng.uniform(0.15, 0.85) - x)) + rng.gauss(0, 10)
    pitch = rng.choice((0, 0, rng.gauss(-6, 7)))
    half = math.tan(math.radians(rng.choice((rng.uniform(50, 70), rng.uniform(62, 100))) / 2))
    frame = turned(look - 90, pitch, rng.choice((0, rng.gauss(0, 1.2))))
    right, ahead, up = frame.T
    right, up = right * half * min(1, aspect), up * half / max(1, aspect)
    day = rng.random()
    night = rng.choice((1, 1, 1, 1, 0.02))
    bright = rng.choice((rng.uniform(0.5, 1.5), rng.uniform(1, 4), rng.uniform(2, 8)))
    ambient = rng.uniform(0.12, 0.75)
    warm = rng.choice((0, 0, rng.uniform(0, 0.5)))
    a, e = rng.uniform(0, 2 * math.pi), rng.uniform(0.15, 0.9)
    sunny = rng.uniform(1.5, 7) if day < 0.4 and night == 1 else 0
    return (np.array([x, y, z]), right, up, ahead, (ambient, ambient * (1 - 0.35 * warm), ambient * (1 - 0.75 * warm)),
            (math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)), (sunny, sunny * 0.92, sunny * 0.8), hsv(0.58, rng.uniform(0, 0.6), rng.uniform(0.7, 1)),
            hsv(rng.choice((0.28, 0.1, 0.6)), rng.uniform(0.05, 0.6), rng.uniform(0.2, 0.7)), night, rng.choice((0.02, rng.uniform(0.05, 0.9))), bright * (1 if night == 1 else 0.6), rng.randrange(4), rng.randrange(1 << 20))


def stand_before(s, seen, corners):
    """A bed, sofa or table at the feet of whoever takes the picture."""
    rng, eye, right, ahead = s.rng, seen[0], seen[1], seen[3]
    x, y = (eye + ahead * rng.uniform(0.9, 2.6) + right / np.linalg.norm(right) * rng.gauss(0, 0.7))[:2]
    thing = rng.choice((bed, bed, sofa, sofa, dining, table, cabinet, chair))
    if inside(corners, x, y):
        with s.at(x, y, 0, math.degrees(math.atan2(ahead[1], ahead[0])) - 90 + rng.choice((0, 0, 90, 180, 270)) + rng.gauss(0, 15)):
            thing(s, h=rng.uniform(0.8, 0.95)) if thing is cabinet else thing(s)


def photograph(rng, out, which):
    linear = out[..., :3] * out[..., 3:6] + out[..., 10:]
    inside = linear[which >= 0]
    cast = inside.mean(0) if len(inside) else np.ones(3)
    linear = linear * (cast.mean() / np.maximum(cast, 1e-3)) ** rng.uniform(0.2, 1)   # white balance of the camera
    key = np.percentile(inside.mean(-1), rng.uniform(55, 90)) if len(inside) else 1
    x = linear / max(key, 1e-3) * math.exp(rng.gauss(math.log(0.47), 0.35))
    x = np.where(x < 0.6, x, 0.6 + 0.4 * (1 - np.exp(-(x - 0.6) / rng.uniform(0.4, 1.2))))   # bright parts roll off
    x = np.clip(x, 0, 1) ** (1 / 2.2)
    curve = rng.uniform(0, 0.6)
    return (x * (1 - curve) + curve * x * x * (3 - 2 * x)) * 255


def dull(labels):
    shares = np.bincount(labels.ravel(), minlength=9) / labels.size
    return shares.max() > 0.8 or shares[1] + shares[2] + shares[6] < 0.05 or shares[1] + shares[2] + shares[3] < 0.15


def room(library, seed):
    """Picture and labels of a room; None where its camera sees too little."""
    rng = random.Random(seed)
    s = Scene(rng)
    W, D, H, corners, walls, sloped = shell.build(s)
    furnish(s, W, D, H, walls, sloped)
    near, crowded, before = rng.choice((0.8, 0.8, 0.45)), rng.random() < 0.5, len(s.prims)
    for _ in range(6):
        w, h = rng.choice(SIZES)
        seen = view(rng, W, D, H, w / h, corners)
        del s.prims[before:]
        if crowded:
            stand_before(s, seen, corners)
        out, _, labels = drawn(library, s, seen, w // 8, h // 8)
        if not dull(labels) and np.percentile(out[..., 9], 20) > near and out[..., 9].min() > 0.25:
            out, which, labels = drawn(library, s, seen, w, h)
            return photograph(rng, out, which), labels
    return None


if __name__ == "__main__":
    folder, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    os.makedirs(folder, exist_ok=True)
    library = tracer()
    for seed in range(first, last):
        made = room(library, seed)
        if made:
            cv2.imwrite(f"{folder}/{seed:05d}.png", made[0][..., ::-1])
            cv2.imwrite(f"{folder}/{seed:05d}.map.png", made[1])
