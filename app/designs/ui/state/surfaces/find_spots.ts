import { SURFACE_COUNT } from '#app/designs/engines/builtin/analysis/surface'
import type { Painting } from './painting.js'

/** Where a surface is called by its name: in the middle of where it is widest. */
export interface Spot {
  surface: number
  x: number
  y: number
}

/** px of the map: a narrower place has no room for a name */
const LEAST_ROOM = 11

/** One place for the name of each surface that has room for it. */
export function findSpots(painting: Painting): Spot[] {
  const { width, found } = painting.map
  const surfaces = found.map((_, pixel) => painting.surfaceAt(pixel))
  const rooms = roomsOf(surfaces, width)
  const best = new Int32Array(SURFACE_COUNT).fill(-1)
  for (const [pixel, surface] of surfaces.entries()) {
    if (best[surface] < 0 || rooms[pixel] > rooms[best[surface]]) best[surface] = pixel
  }
  return [...best.entries()]
    .filter(([surface, pixel]) => surface > 0 && pixel >= 0 && rooms[pixel] >= LEAST_ROOM)
    .map(([surface, pixel]) => ({ surface, x: pixel % width, y: Math.floor(pixel / width) }))
}

/** How far each pixel is from the nearest of another surface, and from the edge, in king's moves. */
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
