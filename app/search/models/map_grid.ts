import type { Box } from '#app/search/models/search_area'

/** Map cells are 64 to 128 pixels wide. */
const LEVELS_BELOW_ZOOM = 3
const MAX_SQUARES_A_SIDE = 40
export const MAX_LEVEL = 24

/** The grid level that groups listings, coarser on very large maps. */
export function levelOf(zoom: number, boxes: Box[]): number {
  const width = boxes.reduce((sum, { west, east }) => sum + east - west, 0)
  const widest = Math.floor(Math.log2((MAX_SQUARES_A_SIDE * 360) / Math.max(width, 1e-6)))
  return Math.max(0, Math.min(MAX_LEVEL, Math.floor(zoom) + LEVELS_BELOW_ZOOM, widest))
}

/** A box widened to whole cells, so that groups stay put while the map moves. */
export function wholeSquares({ west, south, east, north }: Box, level: number): Box {
  const side = 2 ** level
  const column = (longitude: number) => ((longitude + 180) / 360) * side
  return {
    west: (Math.floor(column(west)) / side) * 360 - 180,
    east: (Math.min(side, Math.floor(column(east)) + 1) / side) * 360 - 180,
    north: latitudeAt(Math.max(0, Math.floor(rowAt(north) * side)) / side),
    south: latitudeAt(Math.min(side, Math.floor(rowAt(south) * side) + 1) / side),
  }
}

const MAX_LATITUDE = 85.05

/** 0 at the top of the map, 1 at its bottom. */
function rowAt(latitude: number): number {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude))
  return 0.5 - Math.asinh(Math.tan((clamped * Math.PI) / 180)) / (2 * Math.PI)
}

function latitudeAt(row: number): number {
  if (row <= 0) return 90
  if (row >= 1) return -90
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI
}
