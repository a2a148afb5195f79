import { writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { livingPlaces, readTable, regionNames } from './geonames.js'

/**
 * Builds `resources/places/places.bin.br`; its format is in `resources/places/README.md`, its
 * reader in `app/places/gazetteer/load_gazetteer.ts`.
 */
interface Row {
  name: string
  /** country and first-level region, such as `IT.08` */
  region: string
  latitude: number
  longitude: number
  population: number
  /** the town a neighborhood belongs to; empty if the place is a town itself */
  city: string
  aliases: string
}

const TARGET = new URL('../../resources/places/places.bin.br', import.meta.url)

const names = await regionNames()
const aliasRows = await readTable('aliases.tsv')
const quarterRows = await readTable('quarters.tsv')
const aliases = new Map(aliasRows.map(([name, country, list]) => [`${country}.${name}`, list]))

/** Aliases go to the most populous place with this name and country. */
function takeAliases(country: string, name: string): string {
  const key = `${country}.${name}`
  const list = aliases.get(key) ?? ''
  aliases.delete(key)
  return list
}

const quarters: Row[] = quarterRows.map(([name, city, region, latitude, longitude, weight]) => ({
  name,
  region,
  city: city === name ? '' : city,
  latitude: Number(latitude),
  longitude: Number(longitude),
  population: Number(weight),
  aliases: '',
}))

const towns: Row[] = livingPlaces()
  .sort((one, other) => other.population - one.population)
  .map((place) => ({
    name: place.name,
    region: `${place.country}.${place.adminCode}`,
    latitude: place.loc.coordinates[1],
    longitude: place.loc.coordinates[0],
    population: place.population,
    city: '',
    aliases: takeAliases(place.country, place.name),
  }))

const rows = [...towns, ...quarters].sort((one, other) => other.population - one.population)
const regions = [...new Set(rows.map((row) => row.region))].sort()
const indexOfRegion = new Map(regions.map((region, index) => [region, index]))
const special = rows.flatMap((row, index) =>
  row.city || row.aliases ? [[index, row.city, row.aliases].join('\t')] : []
)

const columns: NodeJS.TypedArray[] = [
  Int32Array.from(rows, (row) => Math.round(row.latitude * 1e4)),
  Int32Array.from(rows, (row) => Math.round(row.longitude * 1e4)),
  Uint32Array.from(rows, (row) => row.population),
  Uint16Array.from(rows, (row) => indexOfRegion.get(row.region) ?? 0),
]
const texts = [
  regions.map((region) => `${region}\t${names.get(region) ?? ''}`),
  special,
  rows.map((row) => row.name),
].map((lines) => lines.join('\n'))

const rowCount = Buffer.alloc(4)
rowCount.writeUInt32LE(rows.length)
const file = Buffer.concat([
  rowCount,
  ...columns.map((column) => Buffer.from(column.buffer)),
  Buffer.from(texts.join('\n\n')),
])
await writeFile(
  TARGET,
  brotliCompressSync(file, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  })
)
process.stdout.write(`${rows.length} places, ${regions.length} regions\n`)
if (aliases.size) process.stdout.write(`no place for ${[...aliases.keys()].join(', ')}\n`)
