import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { brotliCompressSync, constants } from 'node:zlib'
import { foldText } from '../../app/common/text/fold_text.js'
import { counterclockwise } from '../../app/places/map/area_outline.js'
import { livingPlaces, readTable, regionNames } from './geonames.js'

const require = createRequire(import.meta.url)

type Point = [x: number, y: number]

const { default: concaveman } = require('concaveman') as {
  default: (points: Point[], concavity: number, minEdge: number) => Point[]
}

/**
 * Builds `resources/places/regions.tsv.br`; its format is in `resources/places/README.md`, its
 * reader in `app/places/regions/load_regions.ts`.
 */
interface Disc {
  latitude: number
  longitude: number
  km: number
}

interface Region {
  name: string
  country: string
  population: number
  others: string[]
  discs: Disc[]
  kind: string
}

const TARGET = new URL('../../resources/places/regions.tsv.br', import.meta.url)

const KM_PER_DEGREE = 111.2
/** How far land of a region reaches around its towns, at least, and of the space between them. */
const TOWN_KM = 5
const TOWN_SHARE = 0.25
const MAX_TOWN_KM = 30
/** Of a grid in which towns of a country count once. */
const GRID_DEGREES = 0.1
const SIDES = 10
const CONCAVITY = 1.6
/** Of a region's extent, and at least in degrees: shorter edges stay. */
const MIN_EDGE = 0.1
const MIN_EDGE_DEGREES = 0.15
const MAX_CORNERS = 160
/** To lose a place that belongs to a region is worse than to gain one beyond its border. */
const LOSS = 8

/** One with fewer inhabitants is a village or a name of an office. */
const MIN_POPULATION = 5000
const MIN_TOWNS = 2
const CITY_SHARE = 0.6

const names = await regionNames()
const nameRows = await readTable('region_names.tsv')
const otherNames = new Map(nameRows.map(([code, list]) => [code, list]))
const places = livingPlaces()

const discOf = ({ loc: { coordinates } }: (typeof places)[number]): Disc => ({
  longitude: coordinates[0],
  latitude: coordinates[1],
  km: TOWN_KM,
})
const peopleOf = (towns: typeof places) => towns.reduce((sum, town) => sum + town.population, 0)

const byRegion = Map.groupBy(places, (place) => `${place.country}.${place.adminCode}`)
const admin: Region[] = [...byRegion].flatMap(([code, towns]) => {
  const name = names.get(code)
  const population = peopleOf(towns)
  const namesake = towns.find((town) => foldText(town.name) === foldText(name ?? ''))
  if (!name || population < MIN_POPULATION || towns.length < MIN_TOWNS) return []
  // a city that is a region of its own is found as a city
  if (namesake && namesake.population > CITY_SHARE * population) return []
  const country = code.slice(0, 2)
  const others = foldedNames(otherNames.get(code) ?? '')
  otherNames.delete(code)
  const kind = namesake ? 'namesake' : ''
  return [
    {
      name,
      country,
      population,
      others,
      discs: withReach(towns.map(discOf)),
      kind,
    },
  ]
})

const countries: Region[] = [...Map.groupBy(places, ({ country }) => country)].map(
  ([country, towns]) => {
    const cells = Map.groupBy(towns, ({ loc: { coordinates } }) =>
      coordinates.map((degrees) => Math.round(degrees / GRID_DEGREES)).join()
    )
    const discs = withReach([...cells.values()].map(([town]) => discOf(town)))
    return {
      name: country,
      country,
      population: peopleOf(towns),
      others: [],
      discs,
      kind: 'country',
    }
  }
)

const areas: Region[] = (await readTable('areas.tsv')).map(([name, country, list, circles]) => {
  const discs = circles.split('|').map((circle) => {
    const [latitude, longitude, km] = circle.split(',').map(Number)
    return { latitude, longitude, km }
  })
  const inside = places.filter((place) => discs.some((disc) => holds(disc, discOf(place))))
  return {
    name,
    country,
    population: peopleOf(inside),
    others: foldedNames(list),
    discs,
    kind: 'area',
  }
})

const regions = [...countries, ...admin, ...areas].sort(
  (one, other) => other.population - one.population
)
const lines = regions.map(({ name, country, population, others, discs, kind }) =>
  [name, country, kind, population, others.join('|'), outlineText(discs)].join('\t')
)
await writeFile(
  TARGET,
  brotliCompressSync(Buffer.from(lines.join('\n')), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
)
process.stdout.write(`${regions.length} regions\n`)
if (otherNames.size) process.stdout.write(`no region for ${[...otherNames.keys()].join(', ')}\n`)

function foldedNames(list: string): string[] {
  return [...new Set(list.split('|').filter(Boolean).map(foldText))]
}

function holds(disc: Disc, { latitude, longitude }: Disc): boolean {
  const dy = (latitude - disc.latitude) * KM_PER_DEGREE
  const dx = (longitude - disc.longitude) * KM_PER_DEGREE * shrinkAt(disc.latitude)
  return dx * dx + dy * dy <= disc.km * disc.km
}

/** In a sparsely settled region there is more land around each town. */
function withReach(discs: Disc[]): Disc[] {
  const cells = new Set(
    discs.map(({ latitude, longitude }) => `${Math.round(latitude)},${Math.round(longitude)}`)
  )
  const [{ longitude: middle, latitude }] = discs
  const box =
    (rangeOf(discs.map(({ longitude }) => onSideOf(middle, longitude))) + MIN_EDGE_DEGREES) *
    (rangeOf(discs.map((disc) => disc.latitude)) + MIN_EDGE_DEGREES)
  const squareKm = Math.min(cells.size, box) * KM_PER_DEGREE ** 2 * shrinkAt(latitude)
  const space = Math.sqrt(squareKm / discs.length)
  const km = Math.min(MAX_TOWN_KM, Math.max(TOWN_KM, TOWN_SHARE * space))
  return discs.map((disc) => ({ ...disc, km }))
}

function rangeOf(numbers: number[]): number {
  return (
    numbers.reduce((most, one) => Math.max(most, one)) -
    numbers.reduce((least, one) => Math.min(least, one))
  )
}

/** On one side of the date line. */
function onSideOf(middle: number, longitude: number): number {
  return middle + ((((longitude - middle + 540) % 360) + 360) % 360) - 180
}

function extentOf(points: Point[]): number {
  return Math.hypot(rangeOf(points.map(([x]) => x)), rangeOf(points.map(([, y]) => y)))
}

function shrinkAt(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180)
}

/** `longitude,latitude;…` in thousandths of a degree, each after the first as a difference. */
function outlineText(discs: readonly Disc[]): string {
  const [{ longitude: middle, latitude }] = discs
  const shrink = shrinkAt(latitude)
  const points = discs.flatMap((disc) => {
    const x = onSideOf(middle, disc.longitude)
    const own = Math.max(0.1, shrinkAt(disc.latitude))
    return Array.from({ length: SIDES }, (_, side): Point => {
      const turn = (2 * Math.PI * side) / SIDES
      const span = disc.km / KM_PER_DEGREE
      return [(x + (Math.cos(turn) * span) / own) * shrink, disc.latitude + Math.sin(turn) * span]
    })
  })
  const minEdge = Math.max(MIN_EDGE_DEGREES, MIN_EDGE * extentOf(points))
  const hull = concaveman(points, CONCAVITY, minEdge).slice(1)
  const outline = counterclockwise(
    hull.map(([x, y]) => ({ longitude: x / shrink, latitude: Math.max(-85, Math.min(85, y)) }))
  )
  const corners = simplified(outline)
  let [lastX, lastY] = [0, 0]
  const parts = corners.map(({ longitude, latitude: y }) => {
    const [atX, atY] = [Math.round(longitude * 1000), Math.round(y * 1000)]
    const part = `${atX - lastX},${atY - lastY}`
    ;[lastX, lastY] = [atX, atY]
    return part
  })
  return parts.join(';')
}

interface Corner {
  longitude: number
  latitude: number
}

/** Leaves out the corners that change it least, rather those that make it larger. */
function simplified(outline: readonly Corner[]): Corner[] {
  const kept = [...outline]
  while (kept.length > MAX_CORNERS) {
    const costs = kept.map((corner, at) => {
      const [before, after] = [kept.at(at - 1)!, kept[(at + 1) % kept.length]]
      const area =
        (corner.longitude - before.longitude) * (after.latitude - before.latitude) -
        (after.longitude - before.longitude) * (corner.latitude - before.latitude)
      return area > 0 ? area * LOSS : -area
    })
    kept.splice(costs.indexOf(Math.min(...costs)), 1)
  }
  return kept
}
