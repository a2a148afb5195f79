/** A pseudorandom number from 0 to 1 for a grid point. */
export function hash(x: number, y: number): number {
  let mixed = Math.imul(x | 0, 374_761_393) + Math.imul(y | 0, 668_265_263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_295
}

/** Smooth noise from 0 to 1, with features of size 1. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const upper = hash(left, top) * (1 - u) + hash(left + 1, top) * u
  const lower = hash(left, top + 1) * (1 - u) + hash(left + 1, top + 1) * u
  return upper * (1 - v) + lower * v
}

export function fractal(x: number, y: number, octaves: number): number {
  let sum = 0
  let share = 0.5
  for (let octave = 0; octave < octaves; octave++) {
    sum += share * noise(x, y)
    x *= 2.03
    y *= 2.03
    share *= 0.5
  }
  return sum
}

export function smoothstep(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
