import { SURFACE_COUNT } from '#app/redesign/surface'
import type { Painting } from './painting.js'

export interface SurfaceSpot {
  surface: number
  x: number
  y: number
}

/** narrower areas have no room for a name, px of the map */
const MIN_ROOM_PX = 11

/** Where to write each surface's name: in the middle of its widest part. */
export function findSpots(painting: Painting): SurfaceSpot[] {
  const { width, found } = painting.map
  const surfaces = found.map((_, pixel) => painting.surfaceAt(pixel))
  const rooms = roomsOf(surfaces, width)
  const best = new Int32Array(SURFACE_COUNT).fill(-1)
  for (const [pixel, surface] of surfaces.entries()) {
    if (best[surface] < 0 || rooms[pixel] > rooms[best[surface]]) best[surface] = pixel
  }
  return [...best.entries()]
    .filter(([surface, pixel]) => surface > 0 && pixel >= 0 && rooms[pixel] >= MIN_ROOM_PX)
    .map(([surface, pixel]) => ({ surface, x: pixel % width, y: Math.floor(pixel / width) }))
}

/** Distance of each pixel to another surface or the edge, in chessboard moves. */
function roomsOf(surfaces: Uint8Array, width: number): Uint16Array {
  const rooms = new Uint16Array(surfaces.length)
  const beside = [1, width - 1, width, width + 1]
  const nearest = (pixel: number, way: 1 | -1) => {
    const x = pixel % width
    let least = x === 0 || x === width - 1 ? 0 : Infinity
    for (const offset of beside) {
      const other = pixel + offset * way
      least = Math.min(least, surfaces[other] === surfaces[pixel] ? rooms[other] : 0)
    }
    return least
  }
  for (let pixel = 0; pixel < rooms.length; pixel++) rooms[pixel] = nearest(pixel, -1) + 1
  for (let pixel = rooms.length - 1; pixel >= 0; pixel--) {
    rooms[pixel] = Math.min(rooms[pixel], nearest(pixel, 1) + 1)
  }
  return rooms
}
