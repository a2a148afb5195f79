import { writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { foldText } from '../../app/common/text/fold_text.js'
import { namedCities } from './city_names.js'
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
  /** names in other languages and scripts, folded */
  others: string[]
}

const TARGET = new URL('../../resources/places/places.bin.br', import.meta.url)

const names = await regionNames()
const aliasRows = await readTable('aliases.tsv')
const quarterRows = await readTable('quarters.tsv')
const otherRows = await readTable('other_names.tsv')
const cities = await namedCities()
const aliases = new Map(aliasRows.map(([name, country, list]) => [`${country}.${name}`, list]))
const otherNames = new Map(
  otherRows.map(([name, country, list]) => [`${country}.${name}`, list.split('|')])
)
const cityNames = new Map(
  cities.map((city) => [`${city.country}.${foldText(city.name)}`, city.names])
)

/** What is listed by name and country goes to the most populous place. */
function take<Listed>(lists: Map<string, Listed>, country: string, name: string) {
  const key = `${country}.${name}`
  const list = lists.get(key)
  lists.delete(key)
  return list
}

/** Where a city's name in Chinese characters can end in `city`. */
const CITY_SUFFIXED = new Set(['CN', 'JP', 'TW'])
const MIN_NAME_CHARACTERS = 2

function takeOthers(country: string, name: string, aliasList: string): string[] {
  const own = [name, ...aliasList.split('|')].map(foldText)
  const ofCity = own.flatMap((each) => take(cityNames, country, each) ?? [])
  const listed = [...(take(otherNames, country, name) ?? []), ...ofCity].map(foldText)
  const suffixed = CITY_SUFFIXED.has(country)
    ? listed.filter((each) => /^\p{sc=Han}+(?<!市)$/u.test(each)).map((each) => `${each}市`)
    : []
  return [...new Set([...listed, ...suffixed])]
    .filter((each) => each.length >= MIN_NAME_CHARACTERS && !own.includes(each))
    .sort()
}

const quarters: Row[] = quarterRows.map(([name, city, region, latitude, longitude, weight]) => ({
  name,
  region,
  city: city === name ? '' : city,
  latitude: Number(latitude),
  longitude: Number(longitude),
  population: Number(weight),
  aliases: '',
  others: [],
}))

const towns: Row[] = livingPlaces()
  .sort((one, other) => other.population - one.population)
  .map((place) => {
    const aliasList = take(aliases, place.country, place.name) ?? ''
    return {
      name: place.name,
      region: `${place.country}.${place.adminCode}`,
      latitude: place.loc.coordinates[1],
      longitude: place.loc.coordinates[0],
      population: place.population,
      city: '',
      aliases: aliasList,
      others: takeOthers(place.country, place.name, aliasList),
    }
  })

const rows = [...towns, ...quarters].sort((one, other) => other.population - one.population)
const regions = [...new Set(rows.map((row) => row.region))].sort()
const indexOfRegion = new Map(regions.map((region, index) => [region, index]))
const special = rows.flatMap((row, index) =>
  row.city || row.aliases || row.others.length
    ? [[index, row.city, row.aliases, row.others.join('|')].join('\t')]
    : []
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
for (const left of [aliases, otherNames, cityNames]) {
  if (left.size) process.stdout.write(`no place for ${[...left.keys()].join(', ')}\n`)
}
