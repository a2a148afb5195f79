import type { FeatureCollection, Geometry, Position } from 'geojson'

/**
 * Cuts the corners of lines and outlines twice (Chaikin), since their coordinates are rounded to
 * about a kilometer and would show as steps.
 */
export function smooth({ features }: FeatureCollection): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: features.map((each) => ({ ...each, geometry: smoothed(each.geometry) })),
  }
}

function smoothed(shape: Geometry): Geometry {
  switch (shape.type) {
    case 'LineString':
      return { ...shape, coordinates: smoothLine(shape.coordinates) }
    case 'MultiLineString':
      return { ...shape, coordinates: shape.coordinates.map(smoothLine) }
    case 'Polygon':
      return { ...shape, coordinates: shape.coordinates.map(smoothRing) }
    case 'MultiPolygon':
      return { ...shape, coordinates: shape.coordinates.map((rings) => rings.map(smoothRing)) }
    default:
      return shape
  }
}

function smoothLine(line: Position[]): Position[] {
  return cut(cut(line))
}

function cut(line: Position[]): Position[] {
  if (line.length < 3) return line
  return [line[0], ...quarters(line).slice(1, -1), line[line.length - 1]]
}

function smoothRing(ring: Position[]): Position[] {
  return closed(quarters(closed(quarters(ring))))
}

/** Two points on each part of a line, at a quarter from its ends. */
function quarters(line: Position[]): Position[] {
  return line
    .slice(1)
    .flatMap((end, at) => [between(line[at], end, 0.25), between(line[at], end, 0.75)])
}

function between([x1, y1]: Position, [x2, y2]: Position, share: number): Position {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}

function closed(ring: Position[]): Position[] {
  return [...ring, ring[0]]
}
