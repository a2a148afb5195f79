"""Photographs of a built scene from several places in several colours, each with its map of surfaces."""
import math
import os
import cv2
import numpy as np
import bpy
import core
import imaging
from mathutils import Vector
import labelled

SIZES = ((320, 216), (320, 216), (304, 228), (216, 320), (228, 304), (344, 194), (264, 264))
CLEAR = 0.3  # metres free around the camera


def free_view(eye, look, pitch, lens):
    """Ways to what a camera sees, metres; None where it stands too close to something."""
    scene, deps = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    ways = []
    for across in (-0.6, -0.3, 0, 0.3, 0.6):
        for up in (-0.35, 0, 0.3):
            a, e = math.radians(look) - across * 18 / lens, math.radians(pitch) + up * 18 / lens
            way = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
            hit, at, *_ = scene.ray_cast(deps, eye, way)
            ways.append((at - eye).length if hit else 20)
    for a in range(0, 360, 45):
        for e in (-0.5, 0, 0.5):
            hit, at, *_ = scene.ray_cast(deps, eye, Vector((math.cos(a), math.sin(a), e)).normalized())
            if hit and (at - eye).length < CLEAR:
                return None
    return ways


def place_camera(rng, W, D, H):
    """A camera like a person's: mostly from a corner or a wall, looking across the room."""
    old = bpy.context.scene.camera
    if old:
        bpy.data.objects.remove(old)
    bpy.context.view_layer.update()
    best = None
    for _ in range(60):
        x, y = rng.uniform(0.35, W - 0.35), rng.uniform(0.35, D - 0.35)
        if rng.random() < 0.7:
            side = rng.random()
            if side < 0.5:
                y = rng.uniform(0.3, 0.7)
            elif side < 0.75:
                x = rng.uniform(0.3, 0.6)
            else:
                x = W - rng.uniform(0.3, 0.6)
        z = min(H - 0.4, max(0.6, rng.gauss(1.4, 0.25)))
        target = math.degrees(math.atan2(D * rng.uniform(0.45, 1.0) - y, W * rng.uniform(0.2, 0.8) - x))
        look = target + rng.gauss(0, 12)
        pitch = rng.gauss(-5, 6) if rng.random() < 0.5 else 0
        lens = rng.choice((14, 16, 18, 20, 22, 23, 24, 24, 26, 28, 32))
        ways = free_view(Vector((x, y, z)), look, pitch, lens)
        if ways is None or min(ways) < 0.45:
            continue
        score = sum(min(w, 4) for w in ways) / len(ways)
        if best is None or score > best[0]:
            best = (score, x, y, z, look, pitch, lens)
        if score > 2.6 or (score > 2.0 and rng.random() < 0.3):
            break
    if best is None or best[0] < 1.2:
        return False
    _, x, y, z, look, pitch, lens = best
    core.camera(x, y, z, look, lens, rng.uniform(-0.06, 0.06), 0, focus=3, fstop=0, pitch=pitch)
    return True


def jitter_camera(rng):
    """Another camera close to the one of the scene."""
    ob = bpy.context.scene.camera
    ob.data.dof.use_dof = False
    if "home" not in ob:
        ob["home"], ob["turn"], ob["lens"] = list(ob.location), list(ob.rotation_euler), ob.data.lens
    for _ in range(40):
        ob.location = [v + rng.uniform(-r, r) for v, r in zip(ob["home"], (1.2, 0.5, 0.45))]
        ob.location.y = max(0.2, ob.location.y)
        ob.rotation_euler = [v + math.radians(rng.gauss(0, s)) for v, s in zip(ob["turn"], (3, 0.7, 18))]
        ob.data.lens = ob["lens"] * rng.uniform(0.75, 1.25)
        bpy.context.view_layer.update()
        ways = free_view(ob.location, math.degrees(ob.rotation_euler.z) + 90, math.degrees(ob.rotation_euler.x) - 90, ob.data.lens)
        if ways and min(ways) > 0.5:
            return True
    return False


def tint(rng, strength=1.0):
    """Every material of the scene in another colour: all constants of its nodes by one random gain and hue."""
    for mat in bpy.data.materials:
        if not mat.node_tree or mat.name.startswith(("nothing", "glow", "shade", "backdrop", "pane", "glass", "mirror")):
            continue
        if "plain" not in mat:
            mat["plain"] = [list(v.default_value) for v in _colours(mat)]
        how = rng.random()
        gain = 1.0
        if how < 0.25 * strength:
            gain = rng.uniform(0.08, 0.4)
        elif how < 0.6:
            gain = rng.uniform(0.5, 1.5)
        hue = [rng.uniform(0.8, 1.2) for _ in range(3)] if rng.random() < 0.8 else [rng.uniform(0.4, 1.3) for _ in range(3)]
        grey = rng.uniform(0, 0.8) if rng.random() < 0.3 else 0
        for socket, was in zip(_colours(mat), mat["plain"]):
            r, g, b = (min(0.9, v * gain * h) for v, h in zip(was, hue))
            mean = (r + g + b) / 3
            socket.default_value = (r + (mean - r) * grey, g + (mean - g) * grey, b + (mean - b) * grey, was[3])


class _Element:
    """A colour stop that looks like a socket."""

    def __init__(self, element):
        self.element = element

    @property
    def default_value(self):
        return self.element.color

    @default_value.setter
    def default_value(self, v):
        self.element.color = v


def _colours(mat):
    found = []
    for node in mat.node_tree.nodes:
        if node.type == "VALTORGB":
            found += [_Element(e) for e in node.color_ramp.elements if max(e.color[:3]) - min(e.color[:3]) > 0.004]
        elif node.type != "OUTPUT_MATERIAL":
            found += [s for s in node.inputs if s.type == "RGBA" and not s.is_linked and s.name != "Fac" and list(s.default_value[:3]) != [1, 1, 1]]
    return found


def dim(rng):
    """Lights of the scene at another balance of day, lamps and flash."""
    mood = rng.choice(("day", "day", "day", "evening", "mixed", "dull", "sunny"))
    for ob in bpy.data.objects:
        if ob.type != "LIGHT":
            continue
        light = ob.data
        if "power" not in light:
            light["power"] = light.energy
        k = rng.uniform(0.6, 1.5)
        if light.type == "SUN":
            k = {"day": k, "sunny": 1.5 * k, "mixed": 0.5 * k}.get(mood, 0)
        elif light.type == "AREA":
            k *= {"evening": 0.12, "mixed": 0.5, "dull": 0.6}.get(mood, 1)
        else:
            k *= {"evening": 2.5, "mixed": 2, "dull": 1}.get(mood, rng.choice((0, 1)))
        light.energy = light["power"] * k
    for mat in bpy.data.materials:
        if mat.name.startswith("backdrop"):
            for node in mat.node_tree.nodes:
                if node.type == "EMISSION":
                    if "power" not in mat:
                        mat["power"] = node.inputs[1].default_value
                    node.inputs[1].default_value = mat["power"] * (0.02 if mood == "evening" else rng.uniform(0.4, 1.8))
    return mood


def shoot(rng, folder, name, views, move, recolour=None, spp=6, sizes=SIZES):
    """Renders up to `views` pictures into folder/name_<k>.png, and name_<k>.map.png with the surface of each pixel."""
    os.makedirs(folder, exist_ok=True)
    labelled.number_surfaces()
    for ob in bpy.data.objects:
        if ob.get("mask_only"):   # the plane of a window: nothing to see, but what is behind it belongs to it
            ob.hide_render = False
            ob.data.materials.clear()
            ob.data.materials.append(_nothing())
    prepare(spp)
    taken = 0
    for k in range(views * 2):
        if taken == views:
            break
        if not move(rng):
            continue
        if recolour:
            recolour(rng)
        mood = dim(rng)
        linear, surfaces = _render(rng.choice(sizes))
        if _is_dull(surfaces):
            continue
        wb = {"evening": (1.0, 1.0, rng.uniform(0.9, 1.5))}.get(mood, (rng.uniform(0.88, 1.12), 1, rng.uniform(0.85, 1.15)))
        rgb, _ = imaging.develop(linear, key=math.exp(rng.gauss(math.log(0.46), 0.3)), wb=wb, contrast=rng.uniform(1.15, 1.6), sat=rng.uniform(1.0, 1.5),
                                 vignette=rng.uniform(0, 0.2), seed=k)
        cv2.imwrite(f"{folder}/{name}_{k}.map.png", surfaces)
        cv2.imwrite(f"{folder}/{name}_{k}.png", rgb[..., ::-1])
        taken += 1
    return taken


def _is_dull(surfaces):
    """Nearly all one surface, or no floor and no ceiling: nobody takes such a picture."""
    shares = np.bincount(surfaces.ravel(), minlength=9) / surfaces.size
    return shares.max() > 0.8 or shares[labelled.FLOOR] + shares[labelled.RUG] + shares[labelled.CEILING] < 0.06


def _nothing():
    mat = bpy.data.materials.get("nothing") or bpy.data.materials.new("nothing")
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    clear, out = tree.nodes.new("ShaderNodeBsdfTransparent"), tree.nodes.new("ShaderNodeOutputMaterial")
    clear.inputs[0].default_value = (1, 1, 1, 1)
    tree.links.new(clear.outputs[0], out.inputs[0])
    return mat


def _beauty(a, b):
    """Linear picture: diffuse light denoised by the shapes, the rest as it is, less its hottest pixels."""
    both = lambda name, parts="RGB": (imaging.layer(a, name, parts) + imaging.layer(b, name, parts)) / 2
    z = np.clip(both("Depth", "Z")[0], 0.1, 1e4)
    light = [imaging.layer(half, "DiffDir") + imaging.layer(half, "DiffInd") for half in (a, b)]
    colour = both("DiffCol")
    linear = imaging.denoise_pair(*light, both("Normal", "XYZ"), np.clip(both("Position", "XYZ"), -1e4, 1e4), 1 / z, colour) * colour
    for kind in ("Gloss", "Trans"):
        sheen = np.minimum(both(kind + "Dir") + both(kind + "Ind"), 8)
        linear = linear + np.stack([cv2.blur(cv2.medianBlur(part, 3), (3, 3)) for part in sheen.astype(np.float32)]) * both(kind + "Col")
    return np.maximum(linear + both("Emit") + both("Env"), 0).transpose(1, 2, 0), a


def prepare(spp):
    """Once for each scene: whatever is set here again makes Blender build it all anew."""
    scene = core.setup(SIZES[0], spp // 2, bounces=(2, 2, 3, 8))
    scene.cycles.max_bounces = 4
    scene.render.threads = 1
    core._passes(scene)
    scene.view_layers[0].use_pass_object_index = True


def _render(size):
    """Two halves, denoised together, and the surfaces; what lies behind everything is seen through an opening."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    halves = []
    for k in (0, 1):
        scene.cycles.seed = k
        halves.append(f"{core.TMP}/shoot_{os.getpid()}_{k}.exr")
        scene.render.filepath = halves[-1]
        bpy.ops.render.render(write_still=True)
    linear, read = _beauty(*(imaging.read_exr(half) for half in halves))
    for half in halves:
        os.remove(half)
    index = np.round(next(read[key] for key in read if "IndexOB" in key)).astype(np.uint8)
    index[index == 0] = labelled.OPENING
    return linear, index
