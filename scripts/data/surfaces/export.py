"""export.py SOURCE TRUNK.onnx writes the trunk alone; export.py SOURCE TARGET.onnx DECODER.pt all of the network."""
import os
import sys
import tempfile
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from trunk import model_of, trunk

LARGE = 4000  # weights from here on are stored as bytes


def head(path):
    """The decoder's graph, its answer as chances."""
    import torch
    from decoder import Decoder

    class Chances(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.net = Decoder()
            self.net.load_state_dict(torch.load(path))
            self.eval()

        def forward(self, *seen):
            return self.net(*seen).softmax(1)
    inputs = {"mixed2": (1, 288, 28, 40), "mixed7": (1, 768, 14, 20)}
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "head.onnx")
        torch.onnx.export(Chances(), tuple(torch.rand(shape) for shape in inputs.values()), file, opset_version=13, input_names=list(inputs),
                          output_names=["chances"], dynamic_axes={name: {2: name + "_rows", 3: name + "_columns"} for name in (*inputs, "chances")})
        return onnx.load(file).graph


def as_bytes(weight):
    """A weight as bytes, and how floats are made of them: byte * scale + min, for each of its first axis."""
    values = numpy_helper.to_array(weight)
    flat, shape, name = values.reshape(values.shape[0], -1), (-1,) + (1,) * (values.ndim - 1), weight.name
    low = flat.min(1).reshape(shape)
    scale = np.maximum((flat.max(1).reshape(shape) - low) / 255, 1e-12)
    parts = {"_bytes": np.round((values - low) / scale).clip(0, 255).astype(np.uint8), "_scale": scale.astype(np.float32), "_min": low.astype(np.float32)}
    nodes = [helper.make_node("Cast", [name + "_bytes"], [name + "_cast"], to=TensorProto.FLOAT),
             helper.make_node("Mul", [name + "_cast", name + "_scale"], [name + "_scaled"]), helper.make_node("Add", [name + "_scaled", name + "_min"], [name])]
    return nodes, [numpy_helper.from_array(part, name + end) for end, part in parts.items()]


source, target = sys.argv[1:3]
nodes, weights = trunk(source)
if len(sys.argv) == 3:
    onnx.save(model_of(nodes, weights, {"mixed2": 288, "mixed7": 768}), target)
else:
    top = head(sys.argv[3])
    for weight in top.initializer:
        more, parts = as_bytes(weight) if np.prod(weight.dims) > LARGE else ([], [weight])
        nodes += more
        weights += parts
    onnx.save(model_of(nodes + list(top.node), weights, {"chances": 9}), target)
