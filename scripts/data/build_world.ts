import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { FeatureCollection, GeoJSON } from 'geojson'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { countryPoints } from './country_points.js'
import { cutAtDateLine, cutEachAtDateLine } from './cut_at_date_line.js'
import { smooth } from './smooth.js'
import { readUrbanAreas } from './urban_areas.js'

/**
 * Builds `resources/places/world.bin`: Natural Earth's land, lakes, rivers, urban areas and borders
 * as vector tiles, down to the zoom where a tile's grid is finer than the data.
 */
const MAX_ZOOM = 6
const URBAN_AREAS = new URL(
  '../../tmp/marble/usr/share/marble/data/naturalearth/ne_50m_urban_areas.pn2',
  import.meta.url
)
const TARGET = new URL('../../resources/places/world.bin', import.meta.url)

const require = createRequire(import.meta.url)

const { feature, mesh } = require('topojson-client') as {
  feature(topology: unknown, object: unknown): GeoJSON
  mesh(
    topology: unknown,
    object: unknown,
    isWanted: (one: unknown, other: unknown) => boolean
  ): GeoJSON
}
const world = require('world-atlas/countries-10m.json') as {
  objects: { countries: unknown; land: unknown }
}
const lakes = require('mapeo-offline-map/dist/lakes.json') as FeatureCollection
const rivers = require('mapeo-offline-map/dist/rivers.json') as FeatureCollection

const options = { maxZoom: MAX_ZOOM, indexMaxZoom: MAX_ZOOM, tolerance: 3, buffer: 64 }
const countries = cutEachAtDateLine(asCollection(feature(world, world.objects.countries)))
const land = cutEachAtDateLine(asCollection(feature(world, world.objects.land)))
const borders = mesh(world, world.objects.countries, (one, other) => one !== other)

const layers: Record<string, GeoJSONVT> = {
  land: new GeoJSONVT(land, options),
  urban: new GeoJSONVT(smooth(await readUrbanAreas(URBAN_AREAS)), options),
  rivers: new GeoJSONVT(smooth(ranked(rivers, 'min_zoom')), options),
  lakes: new GeoJSONVT(smooth(ranked(lakes, 'scalerank')), options),
  countries: new GeoJSONVT(countryPoints(countries), options),
  borders: new GeoJSONVT(cutAtDateLine(borders), options),
}

const places: Record<string, [offset: number, length: number]> = {}
const offsets = new Map<string, number>()
const tiles: Buffer[] = []
let end = 0

for (let z = 0; z <= MAX_ZOOM; z++) {
  for (let x = 0; x < 2 ** z; x++) {
    for (let y = 0; y < 2 ** z; y++) store(z, x, y)
  }
}

function asCollection(shape: GeoJSON): FeatureCollection {
  if (shape.type !== 'FeatureCollection') throw new TypeError(`a collection, not a ${shape.type}`)
  return shape
}

/** Keeps the name and, as `rank`, the property that says how important a shape is. */
function ranked({ features }: FeatureCollection, property: string): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry, properties }) => ({
      type: 'Feature',
      geometry,
      properties: {
        rank: Number(properties?.[property]),
        ...(properties?.name && { name: String(properties.name) }),
      },
    })),
  }
}

function store(z: number, x: number, y: number): void {
  const filled = Object.entries(layers).flatMap(([name, index]) => {
    const tile = index.getTile(z, x, y)
    return tile?.features.length ? [[name, tile] as const] : []
  })
  if (!filled.length) return
  const tile = gzipSync(fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: 4096 }), {
    level: 9,
  })
  const content = tile.toString('base64')
  const known = offsets.get(content)
  places[`${z}/${x}/${y}`] = [known ?? end, tile.length]
  if (known !== undefined) return
  offsets.set(content, end)
  tiles.push(tile)
  end += tile.length
}

const index = Buffer.from(JSON.stringify(places))
const length = Buffer.alloc(4)
length.writeUInt32LE(index.length)
await writeFile(TARGET, Buffer.concat([length, index, ...tiles]))
process.stdout.write(`${Object.keys(places).length} tiles, ${tiles.length} of them different\n`)
