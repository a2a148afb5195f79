/** Smooths a mask with a 3×3 blur (1 2 1), skipping uniform areas. */
export function softened(mask: Float32Array, width: number, height: number): Float32Array {
  const out = mask.slice()
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const middle = mask[at]
      const sides = mask[at - 1] + mask[at + 1] + mask[at - width] + mask[at + width]
      const corners =
        mask[at - width - 1] + mask[at - width + 1] + mask[at + width - 1] + mask[at + width + 1]
      out[at] = (4 * middle + 2 * sides + corners) / 16
    }
  return out
}
