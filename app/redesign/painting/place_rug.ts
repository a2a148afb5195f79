import { CAMERA_HEIGHT, project } from '#app/redesign/analysis/room_box'
import type { RoomAnalysis } from '#app/redesign/analysis/room_analyst'
import type { RugPlace } from '#app/redesign/finishes/rugs'
import { PlanePoint } from './plane_point.js'

/** A rug smaller than this share of the image is a mat, and stays. */
const MIN_RUG = 0.015
const WIDTHS = [3.2, 2.8, 2.4, 2, 1.6]
const RATIOS = [0.62, 0.75]
const STEP = 0.2
/** share of a rug's points that must lie on free floor */
const MIN_FREE = 0.74

/** Position of the existing rug, from its pixels' spread on the floor; null if there is none. */
export function findRug({ frame, box, image, mattes }: RoomAnalysis): RugPlace | null {
  const xs: number[] = []
  const ys: number[] = []
  const point = new PlanePoint(frame, box, 'floor')
  for (let at = 0; at < mattes.rug.length; at += 7) {
    if (mattes.rug[at] < 0.6) continue
    point.moveTo(at % image.width, Math.floor(at / image.width))
    xs.push(point.u)
    ys.push(point.v)
  }
  if (xs.length * 7 < mattes.rug.length * MIN_RUG) return null
  const [left, right] = spread(xs)
  const [near, far] = spread(ys)
  return { x: (left + right) / 2, y: (near + far) / 2, width: right - left, depth: far - near }
}

function spread(values: number[]): [number, number] {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]
  return [at(0.01) - 0.02, at(0.99) + 0.02]
}

/** The largest plausible place for a rug on free floor; null if there is none. */
export function placeRug(room: RoomAnalysis): RugPlace | null {
  const { box } = room
  let best: { place: RugPlace; score: number } | null = null
  for (const width of WIDTHS)
    for (const ratio of RATIOS)
      for (const [wide, deep] of [
        [width, width * ratio],
        [width * ratio, width],
      ]) {
        const left = box.left * CAMERA_HEIGHT + wide / 2 + 0.05
        const right = box.right * CAMERA_HEIGHT - wide / 2
        const back = box.front * CAMERA_HEIGHT - deep / 2 - 0.1
        for (let x = left; x <= right; x += STEP)
          for (let y = 0.8; y <= back; y += STEP) {
            const place = { x, y, width: wide, depth: deep }
            const score = scoreOf(place, room)
            if (score !== null && (!best || score > best.score)) best = { place, score }
          }
      }
  return best?.place ?? null
}

const GRID = 7

function scoreOf(place: RugPlace, room: RoomAnalysis): number | null {
  let free = 0
  let outside = 0
  const count = GRID * GRID
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const x = place.x + place.width * ((column + 0.5) / GRID - 0.5)
      const y = place.y + place.depth * ((row + 0.5) / GRID - 0.5)
      const share = floorAt(x, y, room)
      if (share === null) outside++
      else free += share
    }
  if (outside > count * 0.3) return null
  const share = (free + outside * 0.35) / count
  if (share < MIN_FREE) return null
  const fromMiddle = Math.abs(place.y - room.box.front * CAMERA_HEIGHT * 0.55)
  return (
    Math.sqrt(place.width * place.depth) * share ** 4 - (outside / count) * 0.3 - 0.08 * fromMiddle
  )
}

function floorAt(x: number, y: number, room: RoomAnalysis): number | null {
  const point = project(room.frame, [1, x / CAMERA_HEIGHT, y / CAMERA_HEIGHT])
  if (!point) return null
  const column = Math.floor(point[0])
  const row = Math.floor(point[1])
  const { width, height } = room.image
  if (column < 0 || row < 0 || column >= width || row >= height) return null
  return room.mattes.floor[row * width + column]
}
