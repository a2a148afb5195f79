"""Pictures as cameras and people would have made them: crops, light, colours of whole surfaces, blur, noise, JPEG."""
import glob
import os
import random
import sys
import zlib
import cv2
import numpy as np

cv2.setNumThreads(1)
SIZES = ((320, 224), (224, 320), (272, 272))   # width, height; each about as many pixels
FLOOR, CEILING, WALL, OPENING, CURTAIN, RUG, FURNITURE, KEEP = range(1, 9)


def noise(rng, h, w, cells):
    small = rng.random((max(2, cells), max(2, cells))).astype(np.float32)
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_CUBIC)


def recolour(image, surfaces, rng):
    """Whole surfaces in another colour, darker, brighter, or with a faint print."""
    for surface, share in ((WALL, 0.45), (FLOOR, 0.55), (CEILING, 0.15), (RUG, 0.4), (CURTAIN, 0.5), (FURNITURE, 0.25)):
        if rng.random() > share:
            continue
        mask = cv2.GaussianBlur((surfaces == surface).astype(np.float32), (3, 3), 0)[..., None]
        gain = np.exp(rng.normal(-0.15, 0.45))
        hue = np.exp(rng.normal(0, 0.18, 3))
        other = image ** 2.2 * gain * hue
        if rng.random() < 0.25:
            h, w = surfaces.shape
            other = other * (0.6 + 0.8 * noise(rng, h, w, int(rng.integers(3, 60))))[..., None]
        if rng.random() < 0.15:
            grey = other.mean(-1, keepdims=True)
            other = other + (grey - other) * rng.random()
        image = image + (np.clip(other, 0, 1) ** (1 / 2.2) - image) * mask
    return image


def cut(image, surfaces, rng, size):
    """A part of the picture, turned a little and seen a little askew, at the size of the network."""
    w, h = size
    H, W = surfaces.shape
    aspect, scale = w / h, rng.uniform(0.62, 1.0) if rng.random() < 0.75 else 1.0
    cw, ch = (W * scale, W * scale / aspect) if W / H < aspect else (H * scale * aspect, H * scale)
    x, y = rng.uniform(0, W - cw), rng.uniform(0, H - ch)
    corners = np.float32([[x, y], [x + cw, y], [x + cw, y + ch], [x, y + ch]])
    corners += rng.normal(0, 0.015 * W, (4, 2)).astype(np.float32) * (rng.random() < 0.6)
    to = np.float32([[0, 0], [w, 0], [w, h], [0, h]])
    if rng.random() < 0.5:
        to = to[[1, 0, 3, 2]]
    m = cv2.getPerspectiveTransform(corners, to)
    picture = cv2.warpPerspective(image, m, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return picture, cv2.warpPerspective(surfaces, m, size, flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)


def develop(image, rng):
    """Exposure, white balance, contrast, saturation, vignette, veil; then the camera's blur, noise and JPEG."""
    x = image ** np.exp(rng.normal(0, 0.25))
    x = x * np.exp(rng.normal(0, 0.08, 3)) * np.exp(rng.normal(0, 0.15))
    grey = x.mean(-1, keepdims=True)
    x = grey + (x - grey) * (0.0 if rng.random() < 0.04 else np.exp(rng.normal(-0.1, 0.35)))
    x = 0.5 + (x - 0.5) * np.exp(rng.normal(0, 0.15))
    h, w = x.shape[:2]
    if rng.random() < 0.4:   # light and shade across the picture
        x = x * (0.7 + 0.6 * noise(rng, h, w, int(rng.integers(2, 5))))[..., None]
    x = np.clip(x, 0, 1)
    if rng.random() < 0.35:
        x = cv2.GaussianBlur(x, (0, 0), rng.uniform(0.4, 1.4))
    if rng.random() < 0.4:
        x = x + rng.normal(0, rng.uniform(0.005, 0.04), x.shape)
    if rng.random() < 0.2:
        x = x + 0.6 * (x - cv2.GaussianBlur(x.astype(np.float32), (0, 0), 1.0))
    x = (np.clip(x, 0, 1) * 255).astype(np.uint8)
    if rng.random() < 0.5:
        x = cv2.imdecode(cv2.imencode(".jpg", x, [1, int(rng.integers(30, 92))])[1], 1)
    return x


def size_for(w, h, rng):
    if rng.random() < 0.12:
        return SIZES[rng.integers(3)]
    return min(SIZES, key=lambda s: abs(np.log(s[0] / s[1] * h / w)))


if __name__ == "__main__":
    out, variants, first = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    os.makedirs(out, exist_ok=True)
    held = {s: ([], []) for s in SIZES}
    for path in sorted(p.replace(".map.png", ".png") for folder in sys.argv[4:] for p in glob.glob(f"{folder}/*.map.png")):
        image, surfaces = cv2.imread(path), cv2.imread(path.replace(".png", ".map.png"), 0)
        if image is None or surfaces is None:
            continue
        for v in range(first, first + variants):
            rng = np.random.default_rng([zlib.crc32(os.path.basename(path).encode()), v])
            x = image.astype(np.float32) / 255
            x = recolour(x, surfaces, rng) if v and rng.random() < 0.75 else x
            size = size_for(*surfaces.shape[::-1], rng)
            x, s = cut(x, surfaces, rng, size) if v else (cv2.resize(x, size, interpolation=cv2.INTER_AREA), cv2.resize(surfaces, size, interpolation=cv2.INTER_NEAREST))
            x = develop(x, rng) if v else (x * 255).astype(np.uint8)
            held[size][0].append(x[..., ::-1])
            held[size][1].append(s)
    for (w, h), (xs, ss) in held.items():
        if xs:
            np.stack(xs).tofile(f"{out}/{w}x{h}.rgb")
            np.stack(ss).tofile(f"{out}/{w}x{h}.map")
            print(w, h, len(xs))
