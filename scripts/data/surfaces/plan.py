"""Which parts of a floor and its walls are taken."""


class Plan:
    """Room for furniture; openings keep their walls."""

    def __init__(self, W, Dp, holes):
        self.W, self.Dp, self.taken, self.walls = W, Dp, [], []
        for o in holes:
            if o["z0"] < 0.3:
                self.walls.append((o["side"], o["u"] - o["w"] / 2, o["u"] + o["w"] / 2, 0))
            elif o["kind"] == "window":
                self.walls.append((o["side"], o["u"] - o["w"] / 2, o["u"] + o["w"] / 2, o["z0"]))

    def free(self, x0, y0, x1, y1):
        return x0 >= 0 and y0 >= 0 and x1 <= self.W and y1 <= self.Dp and not any(x0 < c and a < x1 and y0 < d and b < y1 for a, b, c, d in self.taken)

    def take(self, x, y, w, d, turned=False):
        if turned:
            w, d = d, w
        spot = (x - w / 2, y - d / 2, x + w / 2, y + d / 2)
        if not self.free(*spot):
            return False
        self.taken.append(spot)
        return True

    def along_wall(self, rng, w, d, h, sides="NNEW"):
        """(x, y, turn) of a thing with its back to a wall, or None."""
        for _ in range(12):
            side = rng.choice(sides)
            length = self.W if side in "NS" else self.Dp
            if w > length - 0.1:
                continue
            u = rng.uniform(w / 2 + 0.02, length - w / 2 - 0.02)
            if any(s == side and u - w / 2 < b and a < u + w / 2 and h > z for s, a, b, z in self.walls):
                continue
            x, y, turn = {"N": (u, self.Dp - d / 2 - 0.01, 0), "E": (self.W - d / 2 - 0.01, u, -90), "W": (d / 2 + 0.01, u, 90), "S": (u, d / 2 + 0.01, 180)}[side]
            if self.take(x, y, w, d, side in "EW"):
                return x, y, turn
        return None
