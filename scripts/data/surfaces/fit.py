"""Trains the decoder on folders of augment.py and features.ts: fit.py TARGET.pt STEPS HELD_OUT FOLDERS[=SHARE]...; goes on with the target
where there is one, whose normalisation then stays as it is. FOLDERS is a pattern; what matches it later is learnt from too. A share says how
often pictures of these folders come up; without, each as often. Where a share ends in +, what the target says of these pictures is to stay.
TARGET.pt becomes the mean of the last weights."""
import copy
import glob
import math
import os
import random
import sys
import numpy as np
import torch
import torch.nn.functional as F
from decoder import CLASSES, Decoder

NAMES = ("floor", "ceiling", "wall", "opening", "curtain", "rug", "furniture", "keep", "no room")
WEIGHTS = torch.tensor([1.3, 1.0, 1.0, 1.6, 1.4, 1.3, 1.0, 0.8, 1.0])
BATCH, RATE, WARM_STEPS, LOOK_EVERY, KEEP_OF_MEAN = 8, 2e-3, 60, 100, 0.98
RATE_OF_KNOWN, STAY, HOLD = 4e-4, 0.6, 0.5


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


def judged(net, held_out):
    """Loss, and intersection over union of each surface, over all held out pictures together."""
    both, either, losses = np.zeros(CLASSES), np.zeros(CLASSES), []
    net.eval()
    with torch.no_grad():
        for parts in held_out.values():
            for i in range(len(parts[0])):
                seen, maps = gathered([(parts, i)])
                answer = net(*seen)
                losses.append(loss_of(answer, shares(maps)).item())
                found = F.interpolate(answer, scale_factor=8, mode="bilinear", align_corners=False).argmax(1).numpy() + 1
                for k in range(CLASSES):
                    both[k] += ((found == k + 1) & (maps == k + 1)).sum()
                    either[k] += ((found == k + 1) | (maps == k + 1)).sum()
    return f"held out {np.mean(losses):.3f} " + " ".join(f"{name} {b / e:.2f}" for name, b, e in zip(NAMES, both, either) if e)


def pictures_of(patterns):
    """size -> pictures, and how often each comes up."""
    keys = {}
    for pattern in patterns:
        pattern, _, share = pattern.rstrip("+").partition("=")
        found = [(size, parts) for folder in sorted(glob.glob(pattern)) for size, parts in read(folder).items()]
        each = float(share) / sum(len(parts[0]) for _, parts in found) if share else 1
        for size, parts in found:
            pictures, often = keys.setdefault(size, ([], []))
            pictures += [(parts, i) for i in range(len(parts[0]))]
            often += [each] * len(parts[0])
    return keys


def said_of(patterns, net):
    """What a network says of the pictures whose answers are to stay."""
    net.eval()
    with torch.no_grad():
        return {(parts[0].filename, i): net(*gathered([(parts, i)])[0]).softmax(1)[0]
                for parts, i in (one for pictures, _ in pictures_of([p for p in patterns if p.endswith("+")]).values() for one in pictures)}


def change_of(answer, chosen, said):
    """How far answers are from those that are to stay."""
    old = [(n, said[key]) for n, key in enumerate((parts[0].filename, i) for parts, i in chosen) if key in said]
    if not old:
        return 0
    now = F.log_softmax(answer[[n for n, _ in old]], 1)
    return F.kl_div(now, torch.stack([was for _, was in old]), reduction="none").sum(1).mean() * len(old) / BATCH


def main(target, steps, held_out, *patterns):
    torch.manual_seed(0)
    random.seed(0)
    torch.set_num_threads(1)
    steps, held_out, net = int(steps), read(held_out), Decoder()
    net.known = os.path.exists(target)
    if net.known:
        net.load_state_dict(torch.load(target), strict=False)   # what is new since begins without effect
    mean, start = copy.deepcopy(net), copy.deepcopy(net)
    said = said_of(patterns, start)
    rate = RATE_OF_KNOWN if net.known else RATE
    optimizer = torch.optim.AdamW(net.parameters(), rate, weight_decay=0 if net.known else 0.02)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda k: min(1, (k + 1) / WARM_STEPS) * (0.02 + 0.49 * (1 + math.cos(math.pi * k / steps))))
    lately = 0
    learn(net)
    for step in range(1, steps + 1):
        if step % LOOK_EVERY == 1:
            keys = pictures_of(patterns)
        size = random.choices(list(keys), [sum(often) for _, often in keys.values()])[0]
        pictures, often = keys[size]
        chosen = random.choices(pictures, often, k=BATCH)
        seen, maps = gathered(chosen)
        answer = net(*seen)
        loss = loss_of(answer, shares(maps))
        optimizer.zero_grad()
        (loss + STAY * change_of(answer, chosen, said)).backward()
        optimizer.step()
        lately += loss.item() / LOOK_EVERY
        with torch.no_grad():
            if net.known:
                for weight, was in zip(net.parameters(), start.parameters()):
                    weight.lerp_(was, HOLD * schedule.get_last_lr()[0])
            for kept, now in zip(mean.state_dict().values(), net.state_dict().values()):
                kept.copy_(kept.lerp(now, 1 - min(KEEP_OF_MEAN, step / (step + 10))) if kept.is_floating_point() else now)
        schedule.step()
        if step % LOOK_EVERY == 0:
            torch.save(mean.state_dict(), target)
            print(step, f"of {sum(len(pictures) for pictures, _ in keys.values())} pictures, loss {lately:.3f},", judged(mean, held_out), flush=True)
            lately = 0


main(*sys.argv[1:])
