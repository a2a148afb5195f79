"""Scenes of the demonstration rooms, with every object labelled by what a designer may do with it."""
import os
import sys

SCENES = os.environ["SCENES"]
sys.path.insert(0, SCENES)
import bpy
import core
import furniture

FLOOR, CEILING, WALL, OPENING, CURTAIN, RUG, FURNITURE, KEEP = range(1, 9)
_FROM_DEMO = {core.OTHER: KEEP, core.WALL: WALL, core.FLOOR: FLOOR, core.CEILING: CEILING, core.OPENING: OPENING,
              core.FURNITURE: FURNITURE, core.TEXTILE: FURNITURE, core.DECOR: KEEP}


def _marked(make, surface):
    """make, whose new objects remember that they are this surface."""
    def wrap(*a, **k):
        before = set(bpy.data.objects)
        result = make(*a, **k)
        for ob in set(bpy.data.objects) - before:
            ob["surface"] = surface
        return result
    return wrap


furniture.curtain = _marked(furniture.curtain, CURTAIN)
furniture.rug = _marked(furniture.rug, RUG)
furniture.hanging_towel = _marked(furniture.hanging_towel, KEEP)
furniture.towel_stack = _marked(furniture.towel_stack, KEEP)


def number_surfaces():
    """Sets every object's pass index to its surface. Blinds are textiles made of curtain cloth."""
    for ob in bpy.data.objects:
        surface = ob.get("surface")
        if surface is None:
            cloth = ob.data.materials[0].name if getattr(ob.data, "materials", None) and ob.data.materials[0] else ""
            is_blind = ob.pass_index == core.TEXTILE and cloth.startswith(("drape", "sheer"))
            surface = CURTAIN if is_blind else _FROM_DEMO[ob.pass_index]
        ob["surface"] = surface
        ob.pass_index = surface
