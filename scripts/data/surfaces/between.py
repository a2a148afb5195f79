"""between.py FROM.pt TO.pt SHARE TARGET.pt: a decoder that went this share of the way from one to the other."""
import sys
import torch

begin, end = (torch.load(path) for path in sys.argv[1:3])
torch.save({name: was.lerp(end[name], float(sys.argv[3])) if was.is_floating_point() else was for name, was in begin.items()}, sys.argv[4])
