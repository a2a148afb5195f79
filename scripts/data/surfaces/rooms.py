"""Random rooms without end. Usage: blender -b -P rooms.py -- from=0 to=10 views=6 out=DIR [size=768x512 spp=24]"""
import os
import random
import sys
import time
import traceback
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import labelled, core, shoot, drawn_shell, furnish

KINDS = ("living", "living", "bedroom", "bedroom", "kitchen", "bathroom", "dining", "office", "empty", "mixed")
o = core.options()
spp = int(o.get("spp", 6))
sizes = [tuple(map(int, o["size"].split("x")))] if "size" in o else shoot.SIZES
for seed in range(int(o["from"]), int(o["to"])):
    rng, began = random.Random(seed), time.time()
    kind = rng.choice(KINDS)
    try:
        W, D, H, holes = drawn_shell.build(rng, kind == "bathroom")
        furnish.furnish(rng, kind, W, D, H, holes)
        built = time.time()
        n = shoot.shoot(rng, o["out"], f"room_{seed:04d}", int(o["views"]), lambda r: shoot.place_camera(r, W, D, H), lambda r: shoot.tint(r, 0.5) if r.random() < 0.4 else None, spp, sizes)
        print(f"ROOM {seed} {kind} {n} views, built {built - began:.0f}s, shot {time.time() - built:.0f}s", flush=True)
    except Exception:
        traceback.print_exc()
