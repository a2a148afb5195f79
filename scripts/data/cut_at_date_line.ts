import { createRequire } from 'node:module'
import type { FeatureCollection, GeoJSON, Geometry, Position } from 'geojson'

const require = createRequire(import.meta.url)

interface Projection {
  scale(factor: number): Projection
  translate(offset: Position): Projection
  precision(pixels: number): Projection
  reflectY(isReflected: boolean): Projection
}

const { geoArea, geoEquirectangular } = require('d3-geo') as {
  geoArea(shape: GeoJSON): number
  geoEquirectangular(): Projection
}
const { geoProject } = require('d3-geo-projection') as {
  geoProject(shape: GeoJSON, projection: Projection): GeoJSON
}

/** One degree is one unit, north is up: degrees on a plane. */
const plane = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .reflectY(true)
  .precision(0)

/**
 * Shapes of `world-atlas` wrap around the globe: Russia crosses 180° as one piece and Antarctica
 * has no southern edge. Tiles are cut from a plane, so shapes must be cut at its edges first.
 */
export function cutAtDateLine(shape: GeoJSON): GeoJSON {
  return geoProject(shape, plane)
}

/** The same for many shapes, dropping those with nothing left. */
export function cutEachAtDateLine({ features }: FeatureCollection): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: features.flatMap((feature) => {
      const cut = cutAtDateLine(wind(feature.geometry))
      return cut && 'coordinates' in cut ? [{ ...feature, geometry: cut }] : []
    }),
  }
}

/**
 * On a globe, a ring's direction says which side is inside. Rounding flipped some tiny islets: half
 * a globe or more is never the land inside a ring.
 */
function wind(shape: Geometry): Geometry {
  if (shape.type === 'Polygon') return { ...shape, coordinates: windRings(shape.coordinates) }
  if (shape.type !== 'MultiPolygon') return shape
  return { ...shape, coordinates: shape.coordinates.map(windRings) }
}

function windRings(rings: Position[][]): Position[][] {
  return rings.map((ring, index) => {
    const isLarge = geoArea({ type: 'Polygon', coordinates: [ring] }) > 2 * Math.PI
    const isHole = index > 0
    return isLarge === isHole ? ring : [...ring].reverse()
  })
}
