import type { LabImage } from '#app/redesign/analysis/lab_image'
import type { SettledLabels } from '#app/redesign/analysis/settle_labels'
import { SURFACE } from '#app/redesign/surface'

/** Corners of a window, px of the labels, in their order around it. */
export type WindowCorners = readonly (readonly [x: number, y: number])[]

/** of the image: smaller openings have no view */
const MIN_OPENING = 0.004
/** of a window: so much of it is seen as an opening, or it is none */
const MIN_SEEN = 0.5
/** of the width: the wall around a window is known by its color this far away */
const AROUND = 0.04
/** how far the color of a view is from the wall's: without lightness, and how much lighter */
const TINT = 0.06
const LIGHTER = 0.12
/** below this, colors are noise */
const DARK = 0.2

/** First and last column of each row, from `top` on. */
interface Outline {
  top: number
  left: Float64Array
  right: Float64Array
}

/**
 * Keeps mountains from being painted: what lies within the outline of a window and doesn't have the
 * color of the wall around it is its view, though it looks like wall to the network. Windows are
 * convex: rectangles in perspective, arches, circles.
 * @param windows that lines form on the walls
 */
export function keepViews(
  { labels, sure }: SettledLabels,
  colors: LabImage,
  windows: readonly WindowCorners[]
): SettledLabels {
  const kept = sure.slice()
  const outlines = [
    ...openingsIn(labels, colors.width).map((pixels) => hullOf(pixels, colors.width)),
    ...windows.flatMap((corners) => outlineOf(corners, colors) ?? []),
  ]
  for (const outline of outlines) {
    for (const surface of [SURFACE.wall, SURFACE.ceiling]) {
      keepView(outline, surface, labels, kept, colors)
    }
  }
  return { labels, sure: kept }
}

function keepView(
  outline: Outline,
  surface: number,
  labels: Uint8Array,
  kept: Uint8Array,
  colors: LabImage
): void {
  const inside = pixelsIn(outline, 0, colors)
  const seen = inside.filter((at) => labels[at] === SURFACE.opening).length
  if (seen < inside.length * MIN_SEEN) return
  const within = new Set(inside.filter((at) => kept[at] === surface))
  if (within.size === 0) return
  const beyond = new Set(inside)
  const reach = Math.round(colors.width * AROUND)
  const around = pixelsIn(outline, reach, colors).filter(
    (at) => kept[at] === surface && !beyond.has(at)
  )
  if (around.length === 0) return
  const wall = meanOf(around, colors)
  for (const part of partsOf(within, colors.width)) {
    if (isView(meanOf(part, colors), wall)) for (const at of part) kept[at] = SURFACE.keep
  }
}

interface Mean {
  lightness: number
  a: number
  b: number
}

function isView(part: Mean, wall: Mean): boolean {
  const apart = Math.hypot(part.a - wall.a, part.b - wall.b)
  return apart > TINT || part.lightness - wall.lightness > LIGHTER
}

function meanOf(pixels: readonly number[], { lightness, a, b }: LabImage): Mean {
  const sum = { lightness: 0, a: 0, b: 0 }
  for (const at of pixels) {
    const light = Math.max(DARK, lightness[at])
    sum.lightness += lightness[at]
    sum.a += a[at] / light
    sum.b += b[at] / light
  }
  const count = pixels.length
  return { lightness: sum.lightness / count, a: sum.a / count, b: sum.b / count }
}

/** Pixels of each opening that is large enough. */
function openingsIn(labels: Uint8Array, width: number): number[][] {
  const all = new Set<number>()
  for (const [at, label] of labels.entries()) if (label === SURFACE.opening) all.add(at)
  return partsOf(all, width).filter((pixels) => pixels.length > labels.length * MIN_OPENING)
}

/** Connected parts of a set of pixels. */
function partsOf(pixels: Set<number>, width: number): number[][] {
  const left = new Set(pixels)
  const parts: number[][] = []
  for (const start of pixels) {
    if (!left.delete(start)) continue
    const part = [start]
    for (const at of part) {
      const x = at % width
      const beside = [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1]
      for (const other of beside) if (left.delete(other)) part.push(other)
    }
    parts.push(part)
  }
  return parts
}

/** The smallest convex outline around connected pixels. */
function hullOf(pixels: readonly number[], width: number): Outline {
  const rows = new Map<number, [left: number, right: number]>()
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const row = rows.get(y)
    if (!row) rows.set(y, [x, x])
    else rows.set(y, [Math.min(row[0], x), Math.max(row[1], x)])
  }
  const top = Math.min(...rows.keys())
  const ends = Array.from({ length: rows.size }, (_, row) => rows.get(top + row) ?? [0, 0])
  const left = stretched(ends.map(([first]) => first))
  const right = stretched(ends.map(([, last]) => -last)).map((column) => -column)
  return { top, left, right }
}

/** The greatest convex function below the given values. */
function stretched(values: readonly number[]): Float64Array {
  const corners: number[] = []
  for (const [at, value] of values.entries()) {
    for (;;) {
      const [before, last] = [corners.at(-2), corners.at(-1)]
      if (before === undefined || last === undefined) break
      const here = (values[last] - values[before]) * (at - before)
      if (here < (value - values[before]) * (last - before)) break
      corners.pop()
    }
    corners.push(at)
  }
  const below = new Float64Array(values.length)
  for (const [index, from] of corners.entries()) {
    const to = corners[index + 1] ?? from
    for (let at = from; at <= to; at++) {
      const share = to > from ? (at - from) / (to - from) : 0
      below[at] = values[from] + (values[to] - values[from]) * share
    }
  }
  return below
}

/** Null if nothing of it is in the image. */
function outlineOf(corners: WindowCorners, { width, height }: LabImage): Outline | null {
  const ys = corners.map(([, y]) => y)
  const top = Math.max(0, Math.ceil(Math.min(...ys)))
  const bottom = Math.min(height - 1, Math.floor(Math.max(...ys)))
  if (bottom < top) return null
  const left = new Float64Array(bottom - top + 1).fill(width)
  const right = new Float64Array(bottom - top + 1).fill(-1)
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(index + 1) % corners.length]
    for (let row = 0; row < left.length; row++) {
      const y = top + row
      if (y < Math.min(y1, y2) || y > Math.max(y1, y2)) continue
      for (const x of y1 === y2 ? [x1, x2] : [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)]) {
        left[row] = Math.min(left[row], x)
        right[row] = Math.max(right[row], x)
      }
    }
  }
  return { top, left, right }
}

/** @param reach px by which the outline is widened on all sides */
function pixelsIn({ top, left, right }: Outline, reach: number, { width, height }: LabImage) {
  const pixels: number[] = []
  const last = left.length - 1
  for (let row = -reach; row <= last + reach; row++) {
    const y = top + row
    if (y < 0 || y >= height) continue
    const within = Math.min(last, Math.max(0, row))
    const from = Math.max(0, Math.ceil(left[within]) - reach)
    const to = Math.min(width - 1, Math.floor(right[within]) + reach)
    for (let x = from; x <= to; x++) pixels.push(y * width + x)
  }
  return pixels
}
