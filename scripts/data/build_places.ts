import { writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { livingPlaces, readTable, regionNames } from './geonames.js'

/**
 * Builds `resources/places/places.tsv.br`; its format is told in
 * `resources/places/README.md`, read by `app/places/gazetteer/load_gazetteer.ts`.
 */
interface Row {
  name: string
  /** country and first-level region, as `IT.08` */
  region: string
  latitude: number
  longitude: number
  population: number
  /** the town a quarter belongs to; empty where the place is a town itself */
  city: string
  aliases: string
}

const TARGET = new URL('../../resources/places/places.tsv.br', import.meta.url)

const names = await regionNames()
const aliases = new Map(
  (await readTable('aliases.tsv')).map(([name, country, list]) => [`${country}.${name}`, list])
)

/** The most populous place of a name and country is the one an alias speaks of. */
function takeAliases(country: string, name: string): string {
  const key = `${country}.${name}`
  const list = aliases.get(key) ?? ''
  aliases.delete(key)
  return list
}

const quarters: Row[] = (await readTable('quarters.tsv')).map(
  ([name, city, region, latitude, longitude, weight]) => ({
    name,
    region,
    city: city === name ? '' : city,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(weight),
    aliases: '',
  })
)

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

const blocks = [
  regions.map((region) => `${region}\t${names.get(region) ?? ''}`),
  rows.map((row) => row.name),
  rows.map((row) => indexOfRegion.get(row.region)),
  rows.map((row) => Math.round(row.latitude * 1e4)),
  rows.map((row) => Math.round(row.longitude * 1e4)),
  rows.map((row) => row.population),
  special,
].map((lines) => lines.join('\n'))

const text = Buffer.from(blocks.join('\n\n'))
await writeFile(
  TARGET,
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
)
process.stdout.write(`${rows.length} places, ${regions.length} regions\n`)
if (aliases.size) process.stdout.write(`no place for ${[...aliases.keys()].join(', ')}\n`)
