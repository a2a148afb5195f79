import type { Feature, FeatureCollection, Point, Position } from 'geojson'

/** Where each country's name is placed: the center of its largest part; largest countries first. */
export function countryPoints({ features }: FeatureCollection): FeatureCollection<Point> {
  const points = features.flatMap(toPoint).sort((one, other) => other.area - one.area)
  return {
    type: 'FeatureCollection',
    features: points.map(({ name, middle }, rank) => ({
      type: 'Feature',
      properties: { name, rank },
      geometry: { type: 'Point', coordinates: middle },
    })),
  }
}

interface Part {
  area: number
  middle: Position
}

function toPoint({ geometry, properties }: Feature): (Part & { name: string })[] {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : []
  const parts = polygons.map(([outline]) => measure(outline)).filter(({ area }) => area > 0)
  const [largest] = parts.sort((one, other) => other.area - one.area)
  const name: unknown = properties?.name
  return largest && typeof name === 'string' ? [{ name, ...largest }] : []
}

/** Area in square degrees scaled by latitude, and centroid, by the shoelace formula. */
function measure(outline: Position[]): Part {
  let [twice, x, y] = [0, 0, 0]
  for (const [index, [x1, y1]] of outline.slice(0, -1).entries()) {
    const [x2, y2] = outline[index + 1]
    const cross = x1 * y2 - x2 * y1
    twice += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  }
  const middle = [x / (3 * twice), y / (3 * twice)]
  return { area: Math.abs(twice / 2) * Math.cos((middle[1] * Math.PI) / 180), middle }
}
