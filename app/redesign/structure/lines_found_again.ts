import type { ImageSegment } from '#app/redesign/analysis/segments'

/** of the image's longer side: how far a line may have moved */
const DISTANCE = 0.012
/** radians */
const ANGLE = (4 * Math.PI) / 180
/** of the longer side: shorter lines belong to furniture */
const MIN_LENGTH = 0.05
const SAMPLES = 12

/** Share of an image's total line length that another image has in the same place. */
export function linesFoundAgain(
  before: ImageSegment[],
  after: ImageSegment[],
  { width, height }: { width: number; height: number }
): number {
  const side = Math.max(width, height)
  let found = 0
  let total = 0
  for (const segment of before) {
    if (segment.length < MIN_LENGTH * side) continue
    const weight = segment.length * segment.score
    const partners = after.filter((other) => isAlong(segment, other))
    total += weight
    found += weight * shareCovered(segment, partners, DISTANCE * side)
  }
  return total > 0 ? found / total : 1
}

function isAlong(one: ImageSegment, other: ImageSegment): boolean {
  const cross =
    (one.x2 - one.x1) * (other.y2 - other.y1) - (one.y2 - one.y1) * (other.x2 - other.x1)
  return Math.abs(cross) / (one.length * other.length) < Math.sin(ANGLE)
}

function shareCovered(segment: ImageSegment, partners: ImageSegment[], reach: number): number {
  let covered = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const share = (sample + 0.5) / SAMPLES
    const x = segment.x1 + (segment.x2 - segment.x1) * share
    const y = segment.y1 + (segment.y2 - segment.y1) * share
    if (partners.some((other) => distanceTo(other, x, y) < reach)) covered++
  }
  return covered / SAMPLES
}

function distanceTo(segment: ImageSegment, x: number, y: number): number {
  const alongX = segment.x2 - segment.x1
  const alongY = segment.y2 - segment.y1
  const share = ((x - segment.x1) * alongX + (y - segment.y1) * alongY) / segment.length ** 2
  const inside = Math.max(0, Math.min(1, share))
  return Math.hypot(x - segment.x1 - inside * alongX, y - segment.y1 - inside * alongY)
}
