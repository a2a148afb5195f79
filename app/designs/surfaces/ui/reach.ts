import type { Point } from '#app/kit/hooks/gestures'
import type { Painting } from './painting.js'
import type { SurfaceMap } from './surface_map.js'

export const TOOLS = ['surface', 'piece', 'area', 'brush', 'move'] as const
export type Tool = (typeof TOOLS)[number]

/** The pixels of all pieces that a line crosses. */
export function piecesAlong(map: SurfaceMap, from: Point, to: Point): number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)))
  const crossed = new Set<number>()
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const pixel = map.pixelAt(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    if (pixel !== null) crossed.add(map.pieceOf[pixel])
  }
  return [...crossed].flatMap((piece) => [...map.pieces[piece].pixels])
}

/** The pixels under a round brush along a line. */
export function* brushedAlong(
  { width, height }: SurfaceMap,
  from: Point,
  to: Point,
  radius: number
): Generator<number> {
  const [left, right] = [Math.min(from.x, to.x) - radius, Math.max(from.x, to.x) + radius]
  const [top, bottom] = [Math.min(from.y, to.y) - radius, Math.max(from.y, to.y) + radius]
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const center = { x: x + 0.5, y: y + 0.5 }
      if (distanceToLine(center, from, to) <= radius) yield y * width + x
    }
}

/** The connected area of the same surface around a pixel. */
export function areaAround(painting: Painting, start: number): number[] {
  const { width, found } = painting.map
  const surface = painting.surfaceAt(start)
  const seen = new Uint8Array(found.length)
  const area = [start]
  seen[start] = 1
  for (const pixel of area) {
    const x = pixel % width
    const beside = [
      x > 0 ? pixel - 1 : -1,
      x < width - 1 ? pixel + 1 : -1,
      pixel - width,
      pixel + width,
    ]
    for (const next of beside) {
      if (next < 0 || next >= seen.length || seen[next]) continue
      if (painting.surfaceAt(next) !== surface) continue
      seen[next] = 1
      area.push(next)
    }
  }
  return area
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const length = across * across + down * down
  const along = length ? ((point.x - from.x) * across + (point.y - from.y) * down) / length : 0
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - across * share, point.y - from.y - down * share)
}
