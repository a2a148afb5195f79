/** Mean over a square of `2 · radius + 1` pixels; its cost doesn't depend on the radius. */
export function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number
): Float32Array {
  const across = new Float32Array(source.length)
  const blurred = new Float32Array(source.length)
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = source[row] * radius
    for (let x = 0; x <= radius; x++) sum += source[row + Math.min(width - 1, x)]
    for (let x = 0; x < width; x++) {
      across[row + x] = sum * share
      sum += source[row + Math.min(width - 1, x + radius + 1)]
      sum -= source[row + Math.max(0, x - radius)]
    }
  }
  const sums = new Float64Array(width)
  for (let y = -radius; y <= radius; y++) {
    const row = Math.min(height - 1, Math.max(0, y)) * width
    for (let x = 0; x < width; x++) sums[x] += across[row + x]
  }
  for (let y = 0; y < height; y++) {
    const add = Math.min(height - 1, y + radius + 1) * width
    const drop = Math.max(0, y - radius) * width
    for (let x = 0; x < width; x++) {
      blurred[y * width + x] = sums[x] * share
      sums[x] += across[add + x] - across[drop + x]
    }
  }
  return blurred
}
