"""recover.py SURFACES.onnx DECODER.pt: the decoder of a finished network, so that fit.py can go on from it."""
import sys
import onnx
import torch
from onnx import numpy_helper
from decoder import Decoder

graph = onnx.load(sys.argv[1]).graph
found = {w.name.removeprefix("net."): torch.from_numpy(numpy_helper.to_array(w).copy()).float() for w in graph.initializer}
for name in [n[:-6] for n in found if n.endswith("_bytes")]:
    found[name] = found[name + "_bytes"] * found[name + "_scale"] + found[name + "_min"]
state = Decoder().state_dict()
for name in state:
    if name in found:
        state[name] = found[name]
nodes = {n.output[0]: n for n in graph.node if n.op_type == "Conv"}
for part in ("coarse", "middle", "join", "answer"):
    state[f"{part}.weight"] = found[nodes[f"/net/{part}/Conv_output_0"].input[1]].flatten(1)
for part in ("around", "far", "see"):   # their normalisation is part of their weights
    _, weight, bias = nodes[f"/net/{part}/conv/Conv_output_0"].input
    state[f"{part}.conv.weight"], state[f"{part}.norm.bias"] = found[weight], found[bias]
torch.save(state, sys.argv[2])
