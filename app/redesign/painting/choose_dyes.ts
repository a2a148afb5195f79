import type { FurniturePiece } from '#app/redesign/analysis/find_pieces'
import type { Look, Oklab } from '#app/redesign/looks/look'

/** closer tints belong to the same object */
const SAME_TINT = 0.045
/** of the image: anything smaller stays unchanged */
const MIN_SHARE = 0.0025
/** of the image: smaller white objects are not sofas */
const MIN_WHITE_SHARE = 0.02
/** of the image: smaller saturated areas may be a lamp's glow, not a cushion */
const MIN_STRONG_SHARE = 0.006
const MIN_SHARES = {
  white: MIN_WHITE_SHARE,
  strong: MIN_STRONG_SHARE,
  wood: MIN_SHARE,
  cloth: MIN_SHARE,
}
const MAX_DYES = 6

type Palette = Pick<Look, 'textiles' | 'wood' | 'accents' | 'fittings'>

interface Group {
  members: number[]
  size: number
  color: Oklab
}

/**
 * A dye for each piece of furniture; null if it stays: plants, fire and lamps, black and small
 * objects, and in rooms with fittings everything except wood. Pieces of one tint count as one
 * object in light and shade and share a dye. The largest object gets the first color.
 */
export function chooseDyes(
  pieces: FurniturePiece[],
  palette: Palette,
  pixels: number
): (Dye | null)[] {
  const dyes = Array.from<Dye | null>({ length: pieces.length }).fill(null)
  const textiles = new Shares(palette.textiles)
  const accents = new Shares(palette.accents)
  let used = 0
  for (const { members, size, color } of groupsOf(pieces)) {
    const kind = kindOf(color)
    if (kind === 'stays' || size < pixels * MIN_SHARES[kind] || used === MAX_DYES) continue
    if (palette.fittings === 'stay' && kind !== 'wood') continue
    const wanted =
      kind === 'wood' ? palette.wood : kind === 'strong' ? accents.take(size) : textiles.take(size)
    const [share, most] = kind === 'wood' || kind === 'strong' ? [0.65, 0.24] : [0.85, 0.4]
    const dye = { from: color, to: toward(color[0], wanted, share, most) }
    for (const member of members) dyes[member] = dye
    used++
  }
  return dyes
}

function kindOf([lightness, a, b]: Oklab): 'stays' | 'white' | 'wood' | 'strong' | 'cloth' {
  const tint = Math.hypot(a, b) / lightness
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  if (hue > 105 && hue < 165 && tint > 0.06) return 'stays'
  if (lightness < 0.36 && tint < 0.08) return 'stays'
  if (lightness > 0.62 && tint < 0.035) return 'white'
  if (lightness > 0.75 && tint > 0.12) return 'stays'
  if (hue > 30 && hue < 90 && tint > 0.085) return 'wood'
  if (hue >= 60 && hue < 115 && lightness > 0.6 && tint > 0.1) return 'stays'
  return tint > 0.1 ? 'strong' : 'cloth'
}

/** The target color at a lightness near the object's own, weaker the further it is. */
function toward(own: number, wanted: Oklab, share: number, most: number): Oklab {
  const step = Math.max(-most, Math.min(most, (wanted[0] - own) * share))
  const lightness = Math.max(0.1, own + step)
  const scale = Math.min(lightness / wanted[0], wanted[0] / lightness)
  return [lightness, wanted[1] * scale, wanted[2] * scale]
}

/** By tint, largest first. */
function groupsOf(pieces: FurniturePiece[]): Group[] {
  const groups: Group[] = []
  const order = [...pieces.keys()].sort((one, other) => pieces[other].size - pieces[one].size)
  for (const member of order) {
    const { lightness, a, b, size, touches } = pieces[member]
    const color: Oklab = [lightness, a, b]
    const same = likeliestOf(groups, color, touches)
    if (!same) {
      groups.push({ members: [member], size, color })
      continue
    }
    const total = same.size + size
    const mean = (one: number, other: number) => (one * same.size + other * size) / total
    const [l0, a0, b0] = same.color
    same.color = [mean(l0, lightness), mean(a0, a), mean(b0, b)]
    same.size = total
    same.members.push(member)
  }
  return groups.sort((one, other) => other.size - one.size)
}

/** Among groups of a similar tint: wood for wood first, then one it touches, then the nearest. */
function likeliestOf(groups: Group[], color: Oklab, touches: Set<number>): Group | undefined {
  const isWood = kindOf(color) === 'wood'
  let likeliest: Group | undefined
  let least = Infinity
  for (const group of groups) {
    const distance = tintDistance(group.color, color)
    if (distance >= SAME_TINT) continue
    const isOther = (kindOf(group.color) === 'wood') !== isWood
    const isApart = !group.members.some((member) => touches.has(member))
    const unlikeness = distance + (isOther ? 2 * SAME_TINT : 0) + (isApart ? SAME_TINT : 0)
    if (unlikeness >= least) continue
    likeliest = group
    least = unlikeness
  }
  return likeliest
}

function tintDistance([l0, a0, b0]: Oklab, [l1, a1, b1]: Oklab): number {
  return Math.hypot(a0 / l0 - a1 / l1, b0 / l0 - b1 / l1)
}

/** Distributes colors by area: the second gets half as much as the first, the third a third. */
class Shares {
  readonly #areas: number[]

  constructor(private readonly colors: readonly Oklab[]) {
    this.#areas = colors.map(() => 0)
  }

  take(area: number): Oklab {
    const filled = this.#areas.map((taken, rank) => (taken + area) * (rank + 1))
    const rank = filled.indexOf(Math.min(...filled))
    this.#areas[rank] += area
    return this.colors[rank]
  }
}

interface Dye {
  from: Oklab
  to: Oklab
}

/** share of its own color variation an object keeps: grain, weave, pattern */
const VARIATION = 0.5
/** more lightening shows noise on dark objects, more darkening clips highlights */
const MAX_LIGHTENING = 1.4
const MAX_DARKENING = 0.5
/** cloth in the sun stays cloth: from here on lightness levels off toward white */
const BRIGHT = 0.8
/** below this, colors in a photo are noise */
const DARK = 0.05

/** Recolors furniture. Colors scale with lightness, so folds and shadows keep their depth. */
export function dyed(lightness: number, a: number, b: number, { from, to }: Dye): Oklab {
  const level = Math.max(DARK, lightness)
  const ratio = Math.min(MAX_LIGHTENING, Math.max(MAX_DARKENING, to[0] / from[0]))
  const next = ratio > 1 ? held(lightness * ratio, lightness) : lightness * ratio
  return [
    next,
    next * (to[1] / to[0] + (a / level - from[1] / from[0]) * VARIATION),
    next * (to[2] / to[0] + (b / level - from[2] / from[0]) * VARIATION),
  ]
}

/** Compresses a raised lightness so that it doesn't clip; never below the original. */
function held(raised: number, before: number): number {
  if (raised < BRIGHT) return raised
  const above = (raised - BRIGHT) / (1 - BRIGHT)
  return Math.max(before, BRIGHT + (1 - BRIGHT) * 0.7 * (1 - Math.exp(-above)))
}
