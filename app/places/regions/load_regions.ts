import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { foldText } from '#app/common/text/fold_text'
import type { GeoPoint } from '#app/common/geo/geo_point'
import { countryName } from '#app/places/gazetteer/find_country'
import { regionId, type PlaceRegion } from '#app/places/regions/region'

const decompress = promisify(brotliDecompress)

/** Ordered by population. */
export interface RegionList {
  regions: readonly PlaceRegion[]
  /** folded, between bars: `|tuscany|toscana|toskana|` */
  names: readonly string[]
  /** indexes by the first two characters of any word */
  byPrefix: ReadonlyMap<string, readonly number[]>
  /** by what `regionId` says, folded */
  byId: ReadonlyMap<string, PlaceRegion>
}

let loading: Promise<RegionList> | undefined

/** Loaded on first use; a failed read is retried. */
export function loadRegions(): Promise<RegionList> {
  loading ??= read().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const FILE = new URL('../../../resources/places/regions.tsv.br', import.meta.url)

/** Format: `resources/places/README.md`. */
async function read(): Promise<RegionList> {
  const text = (await decompress(await readFile(FILE))).toString('utf8')
  const regions: PlaceRegion[] = []
  const names: string[] = []
  const byPrefix = new Map<string, number[]>()
  const taken = new Set<string>()
  for (const [at, line] of text.split('\n').entries()) {
    const [stored, countryCode, kind, population, others, outline] = line.split('\t')
    const isCountry = kind === 'country'
    const country = countryName(countryCode)
    const own = isCountry ? country : stored
    const isNamesake = isCountry ? taken.has(own) : kind === 'namesake'
    const what = isCountry ? 'country' : 'region'
    regions.push({
      name: isNamesake ? `${own} (${what})` : own,
      country,
      countryCode,
      isCountry,
      isArea: kind === 'area',
      population: Number(population),
      ...shapeOf(outline),
    })
    taken.add(own)
    const all = [foldText(own), ...others.split('|').filter(Boolean)]
    names.push(`|${all.join('|')}|`)
    const prefixes = all.flatMap((name) => name.split(' ')).map((word) => word.slice(0, 2))
    for (const prefix of new Set(prefixes)) byPrefix.getOrInsert(prefix, []).push(at)
  }
  const byId = new Map(regions.map((region) => [foldText(regionId(region)), region]))
  return { regions, names, byPrefix, byId }
}

/** @param text thousandths of a degree, each corner after the first as a difference */
function shapeOf(text: string) {
  let [x, y] = [0, 0]
  const outline = text.split(';').map((corner): GeoPoint => {
    const [dx, dy] = corner.split(',').map(Number)
    ;[x, y] = [x + dx, y + dy]
    return { latitude: y / 1000, longitude: x / 1000 }
  })
  return {
    outline,
    latitude: middleOf(outline.map(({ latitude }) => latitude)),
    longitude: middleOf(outline.map(({ longitude }) => longitude)),
  }
}

function middleOf(degrees: number[]): number {
  return Number(((Math.min(...degrees) + Math.max(...degrees)) / 2).toFixed(4))
}
