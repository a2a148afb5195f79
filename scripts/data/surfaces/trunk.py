"""The lower part of the InceptionV3 in resources/models, which learnt from photographs, for pictures of any size."""
import onnx
from onnx import TensorProto, helper

TAPS = ("mixed2", "mixed7")   # 288 planes at an eighth of the picture's size, 768 at a sixteenth


def trunk(source):
    """Nodes and weights of the source up to the taps, its input named picture, every layer padded to keep its grid."""
    graph = onnx.load(source).graph
    maker, wanted, names = {n.output[0]: n for n in graph.node}, list(TAPS), set()
    while wanted:
        node = maker.get(wanted.pop())
        if node is not None and node.output[0] not in names:
            names.add(node.output[0])
            wanted += node.input
    nodes = [n for n in graph.node if n.output[0] in names]
    for node in nodes:
        for k, name in enumerate(node.input):
            if name == graph.input[0].name:
                node.input[k] = "picture"
        attributes = {a.name: a for a in node.attribute}
        if "auto_pad" in attributes:
            sides = list(attributes["kernel_shape"].ints)
            node.attribute.remove(attributes["auto_pad"])
            node.attribute.append(helper.make_attribute("pads", [side // 2 for side in sides] * 2))
    used = {name for n in nodes for name in n.input}
    return nodes, [w for w in graph.initializer if w.name in used]


def model_of(nodes, weights, outputs):
    """outputs: name -> planes. Height and width of picture and outputs are free."""
    floats = lambda name, planes: helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, planes, name + "_rows", name + "_columns"])
    graph = helper.make_graph(nodes, "surfaces", [floats("picture", 3)], [floats(*one) for one in outputs.items()], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], producer_name="vesta")
    model.ir_version = 8
    onnx.checker.check_model(model)
    return model
