"""From the trunk's features to the surfaces, at an eighth of the picture's size."""
import torch
import torch.nn as nn
import torch.nn.functional as F

CLASSES = 9   # the surfaces of a room, and what is no room


class Mix(nn.Module):
    """A 1x1 convolution with normalisation; as a product of matrices, which is faster here."""

    def __init__(self, a, b, last=False):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(b, a) * (2 / a) ** 0.5)
        self.norm = nn.Identity() if last else nn.BatchNorm2d(b)
        self.bias = nn.Parameter(torch.zeros(b)) if last else None
        self.last = last

    def forward(self, x):
        if torch.onnx.is_in_onnx_export():
            y = F.conv2d(x, self.weight[..., None, None], self.bias)
        else:
            n, c, h, w = x.shape
            y = torch.matmul(self.weight, x.reshape(n, c, h * w)).reshape(n, -1, h, w)
            if self.bias is not None:
                y = y + self.bias[:, None, None]
        return y if self.last else F.relu(self.norm(y))


class Look(nn.Module):
    """A 3x3 convolution with normalisation."""

    def __init__(self, a, b, stride=1, dilation=1):
        super().__init__()
        self.conv = nn.Conv2d(a, b, 3, stride, dilation, dilation, bias=False)
        self.norm = nn.BatchNorm2d(b)

    def forward(self, x):
        return F.relu(self.norm(self.conv(x)))


class Mend(nn.Module):
    """What two 3x3 convolutions add to the planes they see; nothing before it has learnt."""

    def __init__(self, a, dilation):
        super().__init__()
        self.look = nn.Conv2d(a, a, 3, 1, dilation, dilation)
        self.add = nn.Conv2d(a, a, 3, 1, 1)
        nn.init.zeros_(self.add.weight)
        nn.init.zeros_(self.add.bias)

    def forward(self, x):
        return x + self.add(F.relu(self.look(x)))


def places(x):
    """Where each cell lies in the picture, -1 to 1 across and down; in operations that take every size when exported."""
    one = torch.ones_like(x[:, :1])
    across, down = torch.cumsum(one, 3), torch.cumsum(one, 2)
    w, h = across[:, :, :, -1:], down[:, :, -1:, :]
    return torch.cat([2 * (across - 1) / (w - 1) - 1, 2 * (down - 1) / (h - 1) - 1], 1)


class Decoder(nn.Module):
    def __init__(self, wide=112, mid=96):
        super().__init__()
        self.drop = nn.Dropout2d(0.2)
        self.coarse = Mix(768, wide)
        self.around = Look(wide + 2, wide)
        self.far = Look(wide, wide, dilation=3)
        self.whole = nn.Linear(wide, wide)
        self.middle = Mix(288, 64)
        self.join = Mix(wide + 64 + 2, mid)
        self.see = Look(mid, mid)
        self.rough = nn.Sequential(Mend(wide, 2), Mend(wide, 4))
        self.fine = nn.Sequential(Mend(mid, 2), Mend(mid, 4))
        self.answer = Mix(mid, CLASSES, True)

    def forward(self, mixed2, mixed7):
        a = self.coarse(self.drop(mixed7))
        a = self.around(torch.cat([a, places(a)], 1))
        a = a + self.far(a)
        a = self.rough(a + F.relu(self.whole(a.mean((2, 3))))[:, :, None, None])
        b = self.middle(self.drop(mixed2))
        b = self.join(torch.cat([F.interpolate(a, size=b.shape[-2:], mode="bilinear", align_corners=False), b, places(b)], 1))
        return self.answer(self.fine(b + self.see(b)))
