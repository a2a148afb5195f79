"""Lays pictures and maps side by side: collect.py PHOTOS MAPS OUT makes OUT/rooms of the demonstration's interiors and the maps
of exact_maps.py, OUT/unmapped of its other rooms, OUT/outside of its exteriors and OUT/plain of colours, noise, shapes and letters, which are no rooms."""
import glob
import os
import sys
import cv2
import numpy as np

NO_ROOM, SIZE, PLAIN = 9, (768, 512), 24


def put(folder, name, picture, surfaces):
    os.makedirs(folder, exist_ok=True)
    cv2.imwrite(f"{folder}/{name}.png", picture)
    cv2.imwrite(f"{folder}/{name}.map.png", surfaces)


def photograph(path):
    return cv2.resize(cv2.imread(path), SIZE, interpolation=cv2.INTER_AREA)


def plain(rng, index):
    """One colour or two that run into each other; then as it is, with noise, or with shapes and letters."""
    (a, b), turn = rng.integers(0, 256, (2, 3)), rng.uniform(0, 2 * np.pi)
    y, x = np.mgrid[0:SIZE[1], 0:SIZE[0]]
    run = x * np.cos(turn) + y * np.sin(turn)
    picture = a + (b - a) * ((run - run.min()) / np.ptp(run))[..., None] * (index % 4 > 0)
    if index % 3 == 1:
        picture = picture + rng.normal(0, rng.uniform(5, 60), picture.shape)
    picture = np.ascontiguousarray(np.clip(picture, 0, 255).astype(np.uint8))
    for _ in range(rng.integers(2, 40) if index % 3 == 2 else 0):
        colour, place = tuple(map(int, rng.integers(0, 256, 3))), tuple(map(int, rng.integers(0, SIZE[0], 2)))
        if rng.random() < 0.5:
            cv2.circle(picture, place, int(rng.integers(4, 120)), colour, -1)
        else:
            cv2.putText(picture, "".join(map(chr, rng.integers(65, 91, 8))), place, 0, rng.uniform(0.5, 3), colour, 2)
    return picture


photos, maps, out = sys.argv[1:]
nothing = np.full(SIZE[::-1], NO_ROOM, np.uint8)
for path in glob.glob(f"{maps}/*.surfaces.png"):
    name = os.path.basename(path).replace(".surfaces.png", "")
    house, _, room = name.rpartition("-")
    photo = f"{photos}/{house or 'interiors'}/{room}.jpg"
    if os.path.exists(photo):
        put(f"{out}/rooms", name, photograph(photo), cv2.resize(cv2.imread(path, 0), SIZE, interpolation=cv2.INTER_NEAREST))
for path in glob.glob(f"{photos}/penthouse/*.jpg") + glob.glob(f"{photos}/villa/*.jpg"):
    name = "-".join(path[:-4].split("/")[-2:])
    if not os.path.exists(f"{out}/rooms/{name}.png"):
        put(f"{out}/unmapped", name, photograph(path), nothing * 0)
for path in glob.glob(f"{photos}/exteriors/*.jpg"):
    put(f"{out}/outside", os.path.basename(path)[:-4], photograph(path), nothing)
rng = np.random.default_rng(5)
for index in range(PLAIN):
    put(f"{out}/plain", f"plain_{index}", plain(rng, index), nothing)
