"""A room being built: shapes, materials and lights, as trace.c draws them."""
import colorsys
import contextlib
import ctypes
import math
import numpy as np

FLOOR, CEILING, WALL, OPENING, CURTAIN, RUG, FURNITURE, KEEP = range(1, 9)
BOX, CYLINDER, ELLIPSOID, PANEL = range(4)
PLASTER, PLANKS, TILES, CARPET, STONES, VEINS, BOARDS, PRINT, LEAVES, PICTURE = range(10)
PRIM = np.dtype([("shape", "i4"), ("mat", "i4"), ("label", "i4"), ("hole", "i4"), ("holes", "i4"), ("c", "f4", 3), ("h", "f4", 3), ("rot", "f4", 9)])
HOLE = np.dtype([("shape", "i4"), ("x", "f4"), ("z", "f4"), ("hx", "f4"), ("hz", "f4")])
MAT = np.dtype([("kind", "i4"), ("a", "f4", 3), ("b", "f4", 3), ("scale", "f4"), ("ratio", "f4"), ("turn", "f4"), ("rough", "f4"), ("gloss", "f4"), ("glow", "f4"), ("seed", "i4")])
LIGHT = np.dtype([("at", "f4", 3), ("u", "f4", 3), ("v", "f4", 3), ("color", "f4", 3)])
VIEW = np.dtype([(name, "f4", 3) for name in ("eye", "right", "up", "ahead", "ambient", "sun", "sunlight", "sky", "ground")] + [("night", "f4"), ("far", "f4"), ("bright", "f4"), ("kind", "i4"), ("seed", "i4")])


def turned(yaw=0.0, pitch=0.0, roll=0.0):
    """Degrees: around z, then x, then y."""
    a, b, c = (math.radians(x) for x in (yaw, pitch, roll))
    z = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
    x = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    y = np.array([[math.cos(c), 0, math.sin(c)], [0, 1, 0], [-math.sin(c), 0, math.cos(c)]])
    return z @ x @ y


def hsv(h, s, v):
    """Linear color of a hue, saturation and brightness as people see them."""
    return tuple(x ** 2.2 for x in colorsys.hsv_to_rgb(h % 1, min(1, max(0, s)), min(1, max(0, v))))


class Scene:
    def __init__(self, rng):
        self.rng, self.prims, self.holes, self.mats, self.lights = rng, [], [], [], []
        self.origin, self.frame = np.zeros(3), np.eye(3)

    @contextlib.contextmanager
    def at(self, x, y, z=0, yaw=0):
        """Whatever is added within stands here and is turned so."""
        before = self.origin, self.frame
        self.origin, self.frame = self.origin + self.frame @ np.array([x, y, z]), self.frame @ turned(yaw)
        yield
        self.origin, self.frame = before

    def material(self, kind, a, b=None, scale=0.1, ratio=1.0, turn=0.0, rough=0.1, gloss=0.0, glow=0.0):
        self.mats.append((kind, a, b or a, scale, ratio, turn, rough, gloss, glow, self.rng.randrange(1 << 20)))
        return len(self.mats) - 1

    def add(self, shape, label, mat, x, y, z, hx, hy, hz, yaw=0, pitch=0, roll=0, holes=()):
        rot = self.frame @ turned(yaw, pitch, roll)
        self.prims.append((shape, mat, label, len(self.holes), len(holes), self.origin + self.frame @ np.array([x, y, z]), (hx, hy, hz), rot.ravel()))
        self.holes += holes

    def box(self, label, mat, x, y, z, w, d, h, **turn):
        """Stands on z, centered at x and y."""
        self.add(BOX, label, mat, x, y, z + h / 2, w / 2, d / 2, h / 2, **turn)

    def pole(self, label, mat, x, y, z, r, h, **turn):
        self.add(CYLINDER, label, mat, x, y, z + h / 2, r, r, h / 2, **turn)

    def ball(self, label, mat, x, y, z, rx, ry=None, rz=None, **turn):
        self.add(ELLIPSOID, label, mat, x, y, z, rx, ry or rx, rz or rx, **turn)

    def light(self, x, y, z, color, u=(0, 0, 0), v=(0, 0, 0)):
        self.lights.append((self.origin + self.frame @ np.array([x, y, z]), self.frame @ np.array(u), self.frame @ np.array(v), color))


def color(rng, light=None, vivid=None):
    light = rng.uniform(0.08, 0.97) if light is None else light
    vivid = rng.choice((rng.uniform(0, 0.12), rng.uniform(0, 0.25), rng.uniform(0.1, 0.75))) if vivid is None else vivid
    return hsv(rng.choice((rng.random(), rng.uniform(0.04, 0.13), rng.uniform(0.04, 0.13), rng.uniform(0.5, 0.68))), vivid, light)


def wood(s, turn=None, gloss=None):
    rng = s.rng
    hue, light = rng.uniform(0.03, 0.12), rng.choice((rng.uniform(0.16, 0.45), rng.uniform(0.45, 0.75), rng.uniform(0.7, 0.92)))
    vivid = rng.choice((rng.uniform(0.04, 0.25), rng.uniform(0.2, 0.5), rng.uniform(0.45, 0.8)))
    a, b = hsv(hue, vivid, light), hsv(hue + rng.uniform(-0.02, 0.02), vivid * 1.1, light * rng.uniform(0.5, 0.95))
    return s.material(PLANKS, a, b, rng.uniform(0.06, 0.24), rng.uniform(5, 14), rng.choice((0, math.pi / 2)) if turn is None else turn, rng.uniform(0.2, 1.4),
                      (rng.choice((0, 0, rng.uniform(0.05, 0.5))) if gloss is None else gloss))


def lacquer(s):
    rng = s.rng
    if rng.random() < 0.45:
        return wood(s)
    return s.material(PLASTER, color(rng, rng.choice((rng.uniform(0.8, 0.97), rng.uniform(0.05, 0.9)))), rough=0.04, gloss=rng.choice((0, 0.15, 0.4)))


def cloth(s):
    rng = s.rng
    kind = rng.choice((PLASTER, PLASTER, CARPET, CARPET, PRINT))
    return s.material(kind, color(rng), color(rng), rng.uniform(0.03, 0.25), rng.uniform(0, 4), rng.uniform(0, 3), rng.uniform(0.1, 0.5))


def metal(s):
    return s.material(PLASTER, hsv(0.1, s.rng.uniform(0, 0.4), s.rng.choice((0.1, 0.3, 0.7, 0.9))), gloss=0.5)


def drawn(library, scene, view, w, h):
    """Color, light, normal, depth and shine of each pixel (13 numbers), which shape it shows, and its label."""
    arrays = [np.array(x, t) for x, t in ((scene.prims, PRIM), (scene.holes or [(0,) * 5], HOLE), (scene.mats, MAT), (scene.lights or [((0,) * 3,) * 4], LIGHT), ([view], VIEW))]
    prims, holes, mats, lights, views = (x.ctypes.data_as(ctypes.c_void_p) for x in arrays)
    out, which, labels = np.zeros((h, w, 13), np.float32), np.zeros((h, w), np.int32), np.zeros((h, w), np.uint8)
    library.draw(prims, len(scene.prims), holes, mats, lights, len(scene.lights), views, w, h, *(x.ctypes.data_as(ctypes.c_void_p) for x in (out, which, labels)))
    library.soften(*(x.ctypes.data_as(ctypes.c_void_p) for x in (out, which)), w, h)
    return out, which, labels
