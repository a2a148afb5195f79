export interface ImageSegment {
  x1: number
  y1: number
  x2: number
  y2: number
  length: number
  score: number
}

export type Axis = 0 | 1 | 2

export const DOWN = 0
export const RIGHT = 1
export const FORWARD = 2

export interface OrientedSegment extends ImageSegment {
  axis: Axis | null
}

/** of the image's longer side: shorter lines are grain and patterns */
const MIN_LENGTH = 0.05
/** of the image's longer side: how far a line cuts to each side */
const REACH = 0.02
/** of a line's length: extension past its ends, which detectors cut short */
const ONWARD = 0.06

/**
 * Which side of the nearest line each pixel is on: two numbers per line, 0 if none is near.
 * @param scale from segment pixels to map pixels
 */
export function lineSides(
  segments: ImageSegment[],
  scale: number,
  width: number,
  height: number
): Int32Array {
  const sides = new Int32Array(width * height)
  const side = Math.max(width, height)
  const nearest = new Float32Array(width * height).fill(side * REACH)
  for (const [index, segment] of segments.entries()) {
    if (segment.length * scale < side * MIN_LENGTH) continue
    const strip = new Strip(segment, scale, side * REACH)
    const [left, right] = strip.columns(width)
    const [top, bottom] = strip.rows(height)
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const across = strip.across(x + 0.5, y + 0.5)
        const at = y * width + x
        if (across === null || Math.abs(across) >= nearest[at]) continue
        nearest[at] = Math.abs(across)
        sides[at] = index * 2 + (across < 0 ? 1 : 2)
      }
  }
  return sides
}

class Strip {
  readonly #x: [from: number, to: number]
  readonly #y: [from: number, to: number]
  readonly #length: number

  constructor(
    { x1, y1, x2, y2, length }: ImageSegment,
    scale: number,
    readonly reach: number
  ) {
    this.#x = [x1 * scale, x2 * scale]
    this.#y = [y1 * scale, y2 * scale]
    this.#length = length * scale
  }

  columns(width: number): [first: number, last: number] {
    return this.#span(this.#x, width)
  }

  rows(height: number): [first: number, last: number] {
    return this.#span(this.#y, height)
  }

  /** Signed distance of a point from the line; null before its start and past its end. */
  across(x: number, y: number): number | null {
    const alongX = (this.#x[1] - this.#x[0]) / this.#length
    const alongY = (this.#y[1] - this.#y[0]) / this.#length
    const fromX = x - this.#x[0]
    const fromY = y - this.#y[0]
    const along = (fromX * alongX + fromY * alongY) / this.#length
    if (along < -ONWARD || along > 1 + ONWARD) return null
    return fromX * alongY - fromY * alongX
  }

  #span([from, to]: [number, number], size: number): [number, number] {
    const first = Math.floor(Math.min(from, to) - this.reach)
    const last = Math.ceil(Math.max(from, to) + this.reach)
    return [Math.max(0, first), Math.min(size - 1, last)]
  }
}
