import type { RoomFrame } from '#app/redesign/analysis/room_frame'
import { SURFACE } from '#app/redesign/surface'

/** of the width: a floor or ceiling of an ordinary depth ends so far from the horizon */
const MARGIN = 0.1
/** of a marked floor or ceiling: so much beyond the horizon, and the horizon is wrong */
const MAX_BEYOND = 0.25
/** of a mark: strays at its end don't count */
const STRAY = 0.02

interface Size {
  width: number
  height: number
}

/**
 * Where the horizon of a photo may be, as near its middle as what a person marked allows: above the
 * floor and below the ceiling.
 * @param painted bytes of `SURFACE`, of a copy with the photo's proportions
 * @returns px of the photo from its top
 */
export function toldHorizon(painted: Uint8Array, { width, height }: Size): number {
  const rows = rowsOf(painted, width / height)
  const floorTop = endOf(rows.floor)
  const ceilingBottom = endOf(rows.ceiling.toReversed())
  const least = ceilingBottom === null ? -Infinity : height * (1 - ceilingBottom) + MARGIN * width
  const most = floorTop === null ? Infinity : height * floorTop - MARGIN * width
  if (least > most) return (least + most) / 2
  return Math.min(most, Math.max(least, height / 2))
}

/** Whether much of what a person marked as floor or ceiling can't be that with this horizon. */
export function contradicts(painted: Uint8Array, frame: RoomFrame): boolean {
  const rows = rowsOf(painted, frame.width / frame.height)
  const [, y, z] = frame.down
  const horizon = (frame.centerY - (z / y) * frame.focal) / frame.height
  const isAbove = (row: number) => row + 0.5 < horizon * rows.floor.length
  const beyond = (counts: number[], isBeyond: (row: number) => boolean) => {
    const all = sumOf(counts)
    return all > 0 && sumOf(counts.filter((_, row) => isBeyond(row))) > all * MAX_BEYOND
  }
  return beyond(rows.floor, isAbove) || beyond(rows.ceiling, (row) => !isAbove(row))
}

/** How many pixels of each row are marked as what. */
function rowsOf(painted: Uint8Array, proportion: number) {
  const width = Math.max(1, Math.round(Math.sqrt(painted.length * proportion)))
  const height = Math.ceil(painted.length / width)
  const floor = new Array<number>(height).fill(0)
  const ceiling = floor.slice()
  for (const [at, surface] of painted.entries()) {
    const row = Math.floor(at / width)
    if (surface === SURFACE.floor || surface === SURFACE.rug) floor[row]++
    else if (surface === SURFACE.ceiling) ceiling[row]++
  }
  return { floor, ceiling }
}

/** The first row, as a share of all, that isn't a stray; null if there are none. */
function endOf(counts: number[]): number | null {
  const all = sumOf(counts)
  if (all === 0) return null
  let before = 0
  const row = counts.findIndex((count) => (before += count) > all * STRAY)
  return row / counts.length
}

function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
