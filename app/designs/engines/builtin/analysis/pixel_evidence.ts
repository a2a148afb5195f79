import { contrastMap } from './contrast_map.js'
import { findCrossings } from './crossings.js'
import type { LabImage } from './lab_image.js'
import type { JudgedRectangle, RectangleKind } from './judge_rectangles.js'
import type { PixelEvidence } from './region.js'
import { planeHit, PLANES, rayThrough, type RoomBox } from './room_box.js'
import type { RoomFrame } from './room_frame.js'
import { DOWN, FORWARD, RIGHT, type OrientedSegment } from './segment.js'
import { toWall } from './wall_coordinates.js'

/** Draws planes, contradicting lines and rectangles onto the pixels of the labelled picture. */
export function drawEvidence(
  frame: RoomFrame,
  box: RoomBox,
  segments: OrientedSegment[],
  rectangles: JudgedRectangle[],
  image: LabImage
): PixelEvidence {
  const { width, height } = image
  const count = width * height
  const evidence: PixelEvidence = {
    planes: new Uint8Array(count),
    contradiction: new Float32Array(count),
    contrast: contrastMap(image, segments, width / frame.width),
    crossing: new Float32Array(count),
    window: new Uint8Array(count),
    door: new Uint8Array(count),
    picture: new Uint8Array(count),
    curtain: new Uint8Array(count),
  }
  const toX = frame.width / width
  const toY = frame.height / height
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ray = rayThrough(frame, (x + 0.5) * toX, (y + 0.5) * toY)
      const plane = planeHit(ray, box)
      evidence.planes[y * width + x] = plane
      const wall = PLANES[plane - 1]
      if (wall === 'floor' || wall === 'ceiling') continue
      for (const rectangle of rectangles) {
        if (rectangle.wall !== wall) continue
        const point = toWall(frame, box, wall, (x + 0.5) * toX, (y + 0.5) * toY)
        if (point && holds(rectangle, point.u, point.v)) {
          markOf(evidence, rectangle.kind)[y * width + x] = 1
        }
      }
    }
  evidence.crossing = findCrossings(image, evidence.planes)
  for (const segment of segments) drawContradiction(segment, frame, box, evidence, width, height)
  return evidence
}

function holds(rectangle: JudgedRectangle, u: number, v: number): boolean {
  return (
    u > rectangle.left - 0.02 &&
    u < rectangle.right + 0.02 &&
    v > rectangle.bottom - 0.02 &&
    v < rectangle.top + 0.02
  )
}

function markOf(evidence: PixelEvidence, kind: RectangleKind): Uint8Array {
  return evidence[kind]
}

/** A line that its plane cannot hold belongs to something that stands before it. */
function drawContradiction(
  segment: OrientedSegment,
  frame: RoomFrame,
  box: RoomBox,
  evidence: PixelEvidence,
  width: number,
  height: number
): void {
  if (segment.axis === null || segment.score < 0.2) return
  const middleX = (segment.x1 + segment.x2) / 2
  const middleY = (segment.y1 + segment.y2) / 2
  const plane = planeHit(rayThrough(frame, middleX, middleY), box)
  const isLow = middleY > frame.height * 0.35
  const contradicts =
    (plane === 1 && segment.axis === DOWN) ||
    ((plane === 3 || plane === 5) && segment.axis === RIGHT && isLow) ||
    (plane === 4 && segment.axis === FORWARD && isLow)
  if (!contradicts) return

  const scaleX = width / frame.width
  const scaleY = height / frame.height
  const reach = Math.min(0.045 * width, Math.max(3, 0.45 * segment.length * scaleX))
  const x1 = segment.x1 * scaleX
  const y1 = segment.y1 * scaleY
  const alongX = segment.x2 * scaleX - x1
  const alongY = segment.y2 * scaleY - y1
  const strength = Math.min(1, 0.4 + segment.score)
  const top = Math.max(0, Math.floor(Math.min(y1, y1 + alongY) - reach * 2))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y1, y1 + alongY) + reach * 2))
  const left = Math.max(0, Math.floor(Math.min(x1, x1 + alongX) - reach * 2))
  const right = Math.min(width - 1, Math.ceil(Math.max(x1, x1 + alongX) + reach * 2))
  const square = alongX * alongX + alongY * alongY
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const at = y * width + x
      if (evidence.planes[at] !== plane) continue
      const share = Math.max(0, Math.min(1, ((x - x1) * alongX + (y - y1) * alongY) / square))
      const away = (x - x1 - share * alongX) ** 2 + (y - y1 - share * alongY) ** 2
      const value = Math.exp(-away / (reach * reach)) * strength
      if (value > evidence.contradiction[at]) evidence.contradiction[at] = value
    }
}
