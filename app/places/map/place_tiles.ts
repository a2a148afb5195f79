import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'
import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'
import { pointInTile, tileBox, TILE_EXTENT, type TileAddress } from './tile_address.js'

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
