import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'
import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'
import { pointInTile, tileBox, TILE_EXTENT, type TileAddress } from './tile_address.js'

/** Below this the map draws with what this zoom's tiles hold. */
export const PLACES_DEEPEST_ZOOM = 11

const MOST_PLACES = 48
/** What a place needs to be written one size larger, in inhabitants. */
const LARGER_FROM = [10_000, 100_000, 1_000_000, 5_000_000]

/**
 * Draws the names of a tile: its most populous places as a vector tile with
 * one layer, `places`, of `name`, `rank` (0 for the most populous of all) and
 * `size` (0 to 4).
 */
export async function placeTile(address: TileAddress): Promise<Uint8Array> {
  const gazetteer = await loadGazetteer()
  const features = gazetteer.rowsInside(tileBox(address), MOST_PLACES).map((row) => {
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
