"""Trains the decoder on folders of augment.py and features.ts: fit.py TARGET.pt STEPS HELD_OUT FOLDER[=SHARE]...; goes on with the target
where there is one, whose normalisation then stays as it is. A share says how often pictures of a folder come up; without, each as often."""
import os
import random
import sys
import numpy as np
import torch
import torch.nn.functional as F
from decoder import CLASSES, Decoder

NAMES = ("floor", "ceiling", "wall", "opening", "curtain", "rug", "furniture", "keep", "no room")
WEIGHTS = torch.tensor([1.2, 1.0, 1.0, 1.3, 1.4, 1.3, 1.0, 0.8, 1.0])
BATCH, RATE = 8, 2e-3


def read(folder):
    """size -> maps and both features, on disk."""
    found = {}
    for file in os.listdir(folder):
        if file.endswith(".rgb"):
            size = file[:-4]
            w, h = map(int, size.split("x"))
            part = lambda end, kind, *shape: np.memmap(f"{folder}/{size}.{end}", kind, "r").reshape(-1, *shape)
            found[size] = (part("map", np.uint8, h, w), part("mixed2", np.float16, 288, h // 8, w // 8), part("mixed7", np.float16, 768, h // 16, w // 16))
    return found


def shares(maps):
    """The share of each surface in each cell of the answer."""
    n, h, w = maps.shape
    cells = maps.reshape(n, h // 8, 8, w // 8, 8)
    return torch.from_numpy(np.stack([(cells == k).sum((2, 4), dtype=np.uint8) for k in range(1, CLASSES + 1)], 1)).float() / 64


def gathered(keys):
    """Features and maps of some pictures."""
    maps, *features = (np.stack(one) for one in zip(*(tuple(part[i] for part in parts) for parts, i in keys)))
    return [torch.from_numpy(f).float() for f in features], maps


def loss_of(answer, truth):
    return -(truth * F.log_softmax(answer, 1) * WEIGHTS[:, None, None]).sum(1).mean()


def learn(net):
    """What a recovered decoder's normalisation knows is part of its weights."""
    net.train()
    for part in net.modules():
        if net.known and isinstance(part, torch.nn.BatchNorm2d):
            part.eval()


def overlap(net, held_out):
    """Intersection over union of each surface over all held out pictures together."""
    both, either = np.zeros(CLASSES), np.zeros(CLASSES)
    net.eval()
    with torch.no_grad():
        for parts in held_out.values():
            for i in range(len(parts[0])):
                seen, maps = gathered([(parts, i)])
                found = F.interpolate(net(*seen), scale_factor=8, mode="bilinear", align_corners=False).argmax(1).numpy() + 1
                for k in range(CLASSES):
                    both[k] += ((found == k + 1) & (maps == k + 1)).sum()
                    either[k] += ((found == k + 1) | (maps == k + 1)).sum()
    learn(net)
    return " ".join(f"{name} {b / e:.2f}" for name, b, e in zip(NAMES, both, either) if e)


def main(target, steps, held_out, *folders):
    torch.manual_seed(0)
    random.seed(0)
    torch.set_num_threads(1)
    keys, held_out = {}, read(held_out)
    for folder in folders:
        folder, _, share = folder.partition("=")
        found = read(folder)
        each = float(share) / sum(len(parts[0]) for parts in found.values()) if share else 1
        for size, parts in found.items():
            keys.setdefault(size, []).extend(((parts, i), each) for i in range(len(parts[0])))
    net, sizes = Decoder(), list(keys)
    net.known = os.path.exists(target)
    if net.known:
        net.load_state_dict(torch.load(target))
    learn(net)
    rate = RATE / 2 if net.known else RATE
    optimizer = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=int(steps), pct_start=0.1)
    for step in range(1, int(steps) + 1):
        size = random.choices(sizes, [sum(each for _, each in keys[s]) for s in sizes])[0]
        pictures, often = zip(*keys[size])
        seen, maps = gathered(random.choices(pictures, often, k=BATCH))
        loss = loss_of(net(*seen), shares(maps))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % 100 == 0:
            torch.save(net.state_dict(), target)
            print(step, f"{loss.item():.3f}", overlap(net, held_out), flush=True)


main(*sys.argv[1:])
