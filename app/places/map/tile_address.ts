import type { Box } from '#app/places/gazetteer/gazetteer'

export const TILE_EXTENT = 4096

export interface TileAddress {
  z: number
  x: number
  y: number
}

/** Null if there is no such tile. */
export function tileAddress(z: string, x: string, y: string, deepest: number): TileAddress | null {
  const address = { z: segment(z), x: segment(x), y: segment(y) }
  const side = 2 ** address.z
  const exists = address.z <= deepest && address.x < side && address.y < side
  return exists ? address : null
}

export function tileBox({ z, x, y }: TileAddress): Box {
  const side = 2 ** z
  return {
    west: (x / side) * 360 - 180,
    east: ((x + 1) / side) * 360 - 180,
    north: latitudeAt(y / side),
    south: latitudeAt((y + 1) / side),
  }
}

/** In units of the tile’s extent. */
export function pointInTile(
  latitude: number,
  longitude: number,
  { z, x, y }: TileAddress
): [number, number] {
  const scale = 2 ** z * TILE_EXTENT
  const sine = Math.sin((latitude * Math.PI) / 180)
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return [
    Math.round((longitude / 360 + 0.5) * scale - x * TILE_EXTENT),
    Math.round(down * scale - y * TILE_EXTENT),
  ]
}

function latitudeAt(down: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI
}

function segment(text: string): number {
  return /^\d{1,8}$/.test(text) ? Number(text) : Infinity
}
