import type { LabImage } from '#app/redesign/analysis/lab_image'
import { fromWall, type RoomBox } from '#app/redesign/analysis/room_box'
import type { RoomFrame } from '#app/redesign/analysis/room_frame'
import { areaOf, type WallRectangle } from '#app/redesign/analysis/wall_rectangles'

type RectangleKind = 'window' | 'door' | 'picture'

export interface JudgedRectangle extends WallRectangle {
  kind: RectangleKind
}

export function judgeRectangles(
  rectangles: WallRectangle[],
  frame: RoomFrame,
  box: RoomBox,
  lab: LabImage
): JudgedRectangle[] {
  return rectangles.flatMap((rectangle) => {
    const seen = lookInto(rectangle, frame, box, lab)
    const kind = seen && judge(rectangle, seen)
    return kind ? [{ ...rectangle, kind }] : []
  })
}

interface Seen {
  /** share of points that are very bright, or colored like sky and leaves */
  outdoors: number
  /** lightness inside minus that of a rim around it */
  brighter: number
  /** spread of lightness */
  variety: number
}

const POINTS = 9

function lookInto(
  rectangle: WallRectangle,
  frame: RoomFrame,
  box: RoomBox,
  lab: LabImage
): Seen | null {
  const inside: number[] = []
  const around: number[] = []
  let outdoors = 0
  const { left, right, bottom, top, wall } = rectangle
  for (let row = -1; row <= POINTS; row++)
    for (let column = -1; column <= POINTS; column++) {
      const u = left + ((right - left) * (column + 0.5)) / POINTS
      const v = bottom + ((top - bottom) * (row + 0.5)) / POINTS
      const point = fromWall(frame, box, wall, { u, v })
      if (!point) continue
      const at = pixelAt(point, frame, lab)
      if (at === null) continue
      const isRim = row < 0 || column < 0 || row === POINTS || column === POINTS
      if (isRim) around.push(lab.lightness[at])
      else {
        inside.push(lab.lightness[at])
        if (isOutdoors(lab.lightness[at], lab.a[at], lab.b[at])) outdoors++
      }
    }
  if (inside.length < 12) return null
  const mean = average(inside)
  return {
    outdoors: outdoors / inside.length,
    brighter: around.length > 0 ? mean - average(around) : 0,
    variety: Math.sqrt(average(inside.map((value) => (value - mean) ** 2))),
  }
}

function isOutdoors(lightness: number, a: number, b: number): boolean {
  const isLeaves = a < -0.018 && b > 0.015 && lightness > 0.5
  const isSky = b < -0.018 && lightness > 0.6
  return lightness > 0.935 || isLeaves || isSky
}

function judge(rectangle: WallRectangle, seen: Seen): RectangleKind | null {
  const area = areaOf(rectangle)
  const width = rectangle.right - rectangle.left
  const height = rectangle.top - rectangle.bottom
  if (area > 0.35 && height > 0.5 && seen.outdoors > 0.22) return 'window'
  if (area > 1.5 && seen.variety > 0.13) return 'window'
  const isDoor = rectangle.bottom < 0.35 && height > 1.6 && width > 0.5 && width < 1.5
  if (isDoor && seen.variety < 0.08) return 'door'
  const differs = Math.abs(seen.brighter) > 0.02 || seen.variety > 0.05
  return area < 2 && differs ? 'picture' : null
}

function pixelAt([x, y]: [number, number], frame: RoomFrame, lab: LabImage): number | null {
  const column = Math.floor((x * lab.width) / frame.width)
  const row = Math.floor((y * lab.height) / frame.height)
  const isOutside = column < 0 || row < 0 || column >= lab.width || row >= lab.height
  return isOutside ? null : row * lab.width + column
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
