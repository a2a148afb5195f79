"""Variants of a scene of the demonstration pictures. Usage: blender -b -P demo_scenes.py -- scene=int_living views=20 seed=1 out=DIR"""
import importlib
import os
import random
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import labelled, core, shoot

o = core.options()
name, seed = o["scene"], int(o["seed"])
rng = random.Random(f"{name} {seed}")
module, _, room = name.partition(".")
scene = importlib.import_module(module)
if room:
    core.reset()
    getattr(scene, room)()
else:
    scene.build()
import bpy
for ob in list(bpy.data.objects):   # some things are not there in this variant
    if ob.type in ("MESH", "CURVE") and ob.pass_index in (core.DECOR,) and rng.random() < 0.15:
        bpy.data.objects.remove(ob)
shoot.shoot(rng, o["out"], f"{name.replace('.', '_')}_{seed}", int(o["views"]), shoot.jitter_camera, lambda r: shoot.tint(r) if r.random() < 0.8 else None)
