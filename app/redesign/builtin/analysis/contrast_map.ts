import type { LabImage } from './lab_image.js'
import type { OrientedSegment } from './segment.js'

/** color comparison distance to each side, pixels */
const REACH = 2
/** added for a confidently detected line */
const LINE = 0.2

/** Color contrast at each pixel; detected lines count even where color barely changes. */
export function contrastMap(
  { lightness, a, b, width, height }: LabImage,
  segments: OrientedSegment[],
  scale: number
): Float32Array {
  const map = new Float32Array(width * height)
  const change = (one: number, other: number) =>
    Math.abs(lightness[one] - lightness[other]) +
    2 * Math.hypot(a[one] - a[other], b[one] - b[other])
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const left = y * width + Math.max(0, x - REACH)
      const right = y * width + Math.min(width - 1, x + REACH)
      const up = Math.max(0, y - REACH) * width + x
      const down = Math.min(height - 1, y + REACH) * width + x
      map[y * width + x] = Math.max(change(left, right), change(up, down))
    }
  for (const segment of segments) {
    const steps = Math.ceil(segment.length * scale * 1.5)
    for (let step = 0; step <= steps; step++) {
      const x = Math.round((segment.x1 + ((segment.x2 - segment.x1) * step) / steps) * scale)
      const y = Math.round((segment.y1 + ((segment.y2 - segment.y1) * step) / steps) * scale)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const isInside = x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height
          if (!isInside) continue
          const at = (y + dy) * width + x + dx
          map[at] = Math.max(map[at], 0.5 * map[at] + LINE * Math.min(1, 0.3 + segment.score))
        }
    }
  }
  return map
}
