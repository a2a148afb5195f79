import { readFile } from 'node:fs/promises'
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'
import app from '@adonisjs/core/services/app'
import type { GeoBox } from '#app/common/geo/geo_point'
import { mercatorLatitude, mercatorRow } from '#app/common/geo/mercator'
import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'

/** Deeper zooms reuse these tiles. */
export const PLACES_MAX_ZOOM = 11

const MAX_PLACES_PER_TILE = 48
/** Population threshold of each larger text size. */
const LARGER_FROM = [10_000, 100_000, 1_000_000, 5_000_000]

/** A vector tile with layer `places`: `name`, `rank` (0 is most populous), `size` (0 to 4). */
export async function placeTile(address: TileAddress): Promise<Uint8Array> {
  const gazetteer = await loadGazetteer()
  const features = gazetteer.rowsInside(tileBox(address), MAX_PLACES_PER_TILE).map((row) => {
    const { name, latitude, longitude, population } = gazetteer.place(row)
    return {
      type: 1 as const,
      geometry: [pointInTile(latitude, longitude, address)],
      tags: { name, rank: row, size: LARGER_FROM.filter((least) => population >= least).length },
    }
  })
  const layer = new GeoJSONWrapper(features, { version: 2, extent: TILE_EXTENT })
  layer.name = 'places'
  return fromVectorTileJs({ layers: { places: layer } })
}

export const WORLD_MAX_ZOOM = 6

type TileIndex = Partial<Record<string, [offset: number, length: number]>>

interface Archive {
  index: TileIndex
  tiles: Buffer
}

let opening: Promise<Archive> | undefined

/** Gzipped; null for open sea. */
export async function worldTile({ z, x, y }: TileAddress): Promise<Buffer | null> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  const { index, tiles } = await opening
  const found = index[`${z}/${x}/${y}`]
  if (!found) return null
  const [offset, length] = found
  return tiles.subarray(offset, offset + length)
}

/** 3 MB, kept in memory. */
async function open(): Promise<Archive> {
  const file = await readFile(app.makePath('resources/places/world.bin'))
  const indexEnd = 4 + file.readUInt32LE(0)
  return {
    index: JSON.parse(file.toString('utf8', 4, indexEnd)) as TileIndex,
    tiles: file.subarray(indexEnd),
  }
}

const TILE_EXTENT = 4096

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

export function tileBox({ z, x, y }: TileAddress): GeoBox {
  const side = 2 ** z
  return {
    west: (x / side) * 360 - 180,
    east: ((x + 1) / side) * 360 - 180,
    north: mercatorLatitude(y / side),
    south: mercatorLatitude((y + 1) / side),
  }
}

/** In units of the tile’s extent. */
export function pointInTile(
  latitude: number,
  longitude: number,
  { z, x, y }: TileAddress
): [number, number] {
  const scale = 2 ** z * TILE_EXTENT
  return [
    Math.round((longitude / 360 + 0.5) * scale - x * TILE_EXTENT),
    Math.round(mercatorRow(latitude) * scale - y * TILE_EXTENT),
  ]
}

function segment(text: string): number {
  return /^\d{1,8}$/.test(text) ? Number(text) : Infinity
}
