import { SURFACE } from '#app/redesign/surface'
import type { LabImage } from './lab_image.js'

/** color change across a border, two pixels to each side, below which nobody sees it */
const UNSEEN = 0.04
const COLOR = 2
/** of an object's outline: so much of it unseen, and it belongs to what lies beyond */
const MIN_UNSEEN = 0.3
const ROUNDS = 3

interface Outline {
  length: number
  /** length without a visible edge, by neighbor */
  unseen: Map<number, number>
}

/**
 * Keeps new paint from ending in the middle of a wall. Where no edge is visible between a doubted
 * object and a surface, the smaller of the two takes the label of the larger.
 * @param sure label of each object, changed in place
 * @param doubted whether an object was a surface before it was doubted
 */
export function joinDoubted(
  sure: number[],
  doubted: boolean[],
  sizes: number[],
  objectOf: Int32Array,
  colors: LabImage
): void {
  const outlines = outlinesOf(sizes.length, objectOf, colors)
  for (let round = 0; round < ROUNDS; round++) {
    const before = sure.slice()
    for (const [object, { length, unseen }] of outlines.entries()) {
      if (!doubted[object] || before[object] !== SURFACE.keep) continue
      const best = mostUnseen(unseen, before, (other) => before[other] !== SURFACE.keep)
      if (best && best.unseen > length * MIN_UNSEEN && best.size(sizes) > sizes[object]) {
        sure[object] = best.surface
      }
    }
  }
  for (const [object, { length, unseen }] of outlines.entries()) {
    if (!isReplaced(sure[object])) continue
    const rest = mostUnseen(unseen, sure, (other) => doubted[other] && sure[other] === SURFACE.keep)
    if (rest && rest.unseen > length * MIN_UNSEEN && rest.size(sizes) > sizes[object]) {
      sure[object] = SURFACE.keep
    }
  }
}

function isReplaced(surface: number): boolean {
  return surface === SURFACE.floor || surface === SURFACE.wall || surface === SURFACE.ceiling
}

/** The label that an object shares most of its unseen outline with. */
function mostUnseen(
  unseen: Map<number, number>,
  labels: number[],
  counts: (object: number) => boolean
) {
  const bySurface = new Map<number, { unseen: number; objects: number[] }>()
  for (const [object, length] of unseen) {
    if (!counts(object)) continue
    const known = bySurface.get(labels[object]) ?? { unseen: 0, objects: [] }
    known.unseen += length
    known.objects.push(object)
    bySurface.set(labels[object], known)
  }
  const [best] = [...bySurface].sort((one, other) => other[1].unseen - one[1].unseen)
  if (!best) return null
  const [surface, { unseen: length, objects }] = best
  const size = (sizes: number[]) => objects.reduce((sum, object) => sum + sizes[object], 0)
  return { surface, unseen: length, size }
}

function outlinesOf(count: number, objectOf: Int32Array, colors: LabImage): Outline[] {
  const { width, height } = colors
  const outlines = Array.from({ length: count }, (): Outline => ({ length: 0, unseen: new Map() }))
  const meet = (at: number, step: number, room: number, ahead: number) => {
    const [one, other] = [objectOf[at], objectOf[at + step]]
    if (one === other) return
    const isUnseen = change(colors, at - step * room, at + step * (1 + ahead)) < UNSEEN
    for (const [from, to] of [
      [one, other],
      [other, one],
    ]) {
      const { unseen } = outlines[from]
      outlines[from].length++
      if (isUnseen) unseen.set(to, (unseen.get(to) ?? 0) + 1)
    }
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (x + 1 < width) meet(at, 1, Math.min(1, x), Math.min(1, width - x - 2))
      if (y + 1 < height) meet(at, width, Math.min(1, y), Math.min(1, height - y - 2))
    }
  return outlines
}

function change({ lightness, a, b }: LabImage, one: number, other: number): number {
  return Math.hypot(
    lightness[one] - lightness[other],
    COLOR * (a[one] - a[other]),
    COLOR * (b[one] - b[other])
  )
}
