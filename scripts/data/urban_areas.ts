import { readFile } from 'node:fs/promises'
import type { Feature, FeatureCollection, Polygon, Position } from 'geojson'

const HEADER_BYTES = 6
const NODE_BYTES = 6
const UNITS_PER_DEGREE = 120

/** What stands before the nodes of a shape. */
const OUTLINE = 2
const HOLE = 3
const GROUP = 4

/**
 * Natural Earth's urban areas from a file of Marble's (`.pn2`): big-endian records of a kind
 * (uint8), an id (uint32), a number of nodes (uint32) and the nodes, each a latitude and a longitude
 * (int16) with a count (uint16) of points that lie so many steps (int8) away from it.
 */
export async function readUrbanAreas(path: string | URL): Promise<FeatureCollection<Polygon>> {
  const bytes = await readFile(path)
  const features: Feature<Polygon>[] = []
  let offset = HEADER_BYTES
  while (offset < bytes.length) {
    const kind = bytes.readUInt8(offset)
    if (kind === GROUP) {
      offset += 6
      continue
    }
    const { ring, end } = readRing(bytes, offset + 9, bytes.readUInt32BE(offset + 5))
    if (kind === OUTLINE) features.push(asFeature(ring))
    else if (kind === HOLE) features.at(-1)?.geometry.coordinates.push(ring)
    else throw new TypeError(`a shape of kind ${kind} at byte ${offset}`)
    offset = end
  }
  return { type: 'FeatureCollection', features }
}

function readRing(bytes: Buffer, start: number, nodes: number): { ring: Position[]; end: number } {
  const ring: Position[] = []
  let offset = start
  for (let node = 0; node < nodes; node++) {
    const latitude = bytes.readInt16BE(offset)
    const longitude = bytes.readInt16BE(offset + 2)
    const children = bytes.readUInt16BE(offset + 4)
    ring.push(degrees(latitude, longitude))
    for (let child = 0; child < children; child++) {
      const at = offset + NODE_BYTES + 2 * child
      ring.push(degrees(latitude + bytes.readInt8(at), longitude + bytes.readInt8(at + 1)))
    }
    offset += NODE_BYTES + 2 * children
  }
  return { ring: [...ring, ring[0]], end: offset }
}

function degrees(latitude: number, longitude: number): Position {
  return [longitude / UNITS_PER_DEGREE, latitude / UNITS_PER_DEGREE]
}

function asFeature(ring: Position[]): Feature<Polygon> {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}
