"""The map of surfaces of each interior of the demonstration pictures, as photographed. Usage: blender -b -P exact_maps.py -- out=DIR"""
import importlib
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import labelled
import bpy
import core
import cv2
import imaging
import numpy as np

SCENES = ["int_" + room for room in ("living", "bedroom", "kitchen", "bathroom", "dining", "office")]
SCENES += [f"{house}_rooms.{room}" for house in ("villa", "penthouse") for room in ("living", "bedroom", "bath", "kitchen")]


def index_pass(path, size):
    """One sample without filter or depth of field; what lies behind everything is seen through an opening."""
    scene = core.setup(size, 1)
    scene.render.threads = 1
    scene.cycles.pixel_filter_type, scene.cycles.filter_width, scene.cycles.max_bounces = "BOX", 0.01, 0
    scene.camera.data.dof.use_dof = False
    scene.view_layers[0].use_pass_object_index = True
    im = scene.render.image_settings
    im.file_format, im.color_depth, im.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    for ob in bpy.data.objects:
        if ob.get("mask_only"):
            ob.hide_render = False
    scene.render.filepath = f"{core.TMP}/map_{os.getpid()}.exr"
    bpy.ops.render.render(write_still=True)
    read = imaging.read_exr(scene.render.filepath)
    os.remove(scene.render.filepath)
    index = np.round(next(read[key] for key in read if "IndexOB" in key)).astype(np.uint8)
    index[index == 0] = labelled.OPENING
    cv2.imwrite(path, index)


wanted = core.options().get("scenes", ",".join(SCENES)).split(",")
for name in wanted:
    module, _, room = name.partition(".")
    scene = importlib.import_module(module)
    if room:
        core.reset()
        getattr(scene, room)()
    else:
        scene.build()
    labelled.number_surfaces()
    index_pass(f"{core.options()['out']}/{name.replace('_rooms.', '-').replace('int_', '')}.surfaces.png", (768, 512))
    print("MAP", name, flush=True)
