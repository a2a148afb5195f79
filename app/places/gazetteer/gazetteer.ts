import { longitudeShrink } from '#app/common/geo/distance'
import type { GeoBox } from '#app/common/geo/geo_point'
import type { Place } from './place.js'

export interface Region {
  countryCode: string
  country: string
  name: string
  /** folded, surrounded by spaces */
  searchText: string
}

/** Columns of the data file; rows are ordered by population. */
export interface Columns {
  names: string[]
  /** folded, between bars: `|munich|munchen|` */
  searchNames: string[]
  regions: Region[]
  regionOf: Uint16Array
  latitudes: Int32Array
  longitudes: Int32Array
  populations: Uint32Array
  /** the town of each row that is a neighborhood */
  cities: Map<number, string>
  /** rows by the first two characters of any word */
  rowsByPrefix: Map<string, number[]>
  otherNames: Map<number, string>
  /** rows by the first two characters of any other name */
  rowsByOtherPrefix: Map<string, number[]>
}

/** About 20 MB, read once. */
export class Gazetteer {
  constructor(private readonly columns: Columns) {}

  get size(): number {
    return this.columns.names.length
  }

  place(row: number): Place {
    const { names, regions, regionOf, cities, latitudes, longitudes, populations } = this.columns
    const region = regions[regionOf[row]]
    return {
      name: names[row],
      city: cities.get(row) ?? names[row],
      state: region.name,
      country: region.country,
      countryCode: region.countryCode,
      latitude: latitudes[row] / 1e4,
      longitude: longitudes[row] / 1e4,
      population: populations[row],
    }
  }

  /** Most populous first. */
  rowsWithPrefix(twoCharacters: string): readonly number[] {
    return this.columns.rowsByPrefix.get(twoCharacters) ?? []
  }

  /** Those with another name that starts so, most populous first. */
  rowsWithOtherPrefix(twoCharacters: string): readonly number[] {
    return this.columns.rowsByOtherPrefix.get(twoCharacters) ?? []
  }

  otherNames(row: number): string {
    return this.columns.otherNames.get(row) ?? ''
  }

  searchName(row: number): string {
    return this.columns.searchNames[row]
  }

  countryCode(row: number): string {
    return this.columns.regions[this.columns.regionOf[row]].countryCode
  }

  regionText(row: number): string {
    return this.columns.regions[this.columns.regionOf[row]].searchText
  }

  /** Most populous rows in a box; west must be below east. */
  rowsInside(box: GeoBox, limit: number): number[] {
    const { latitudes, longitudes } = this.columns
    const [west, south, east, north] = [box.west, box.south, box.east, box.north].map(toUnits)
    const rows: number[] = []
    for (let row = 0; row < latitudes.length && rows.length < limit; row++) {
      const y = latitudes[row]
      const x = longitudes[row]
      if (y >= south && y < north && x >= west && x < east) rows.push(row)
    }
    return rows
  }

  nearestRow(latitude: number, longitude: number): number {
    return this.#nearest(latitude, longitude, this.size)
  }

  /** Only towns of at least this population, not their neighborhoods. */
  nearestTown(latitude: number, longitude: number, minPopulation: number): number {
    const { populations, cities } = this.columns
    const smaller = populations.findIndex((population) => population < minPopulation)
    const end = smaller < 0 ? this.size : smaller
    return this.#nearest(latitude, longitude, end, (row) => !cities.has(row))
  }

  #nearest(latitude: number, longitude: number, end: number, counts = (_: number) => true): number {
    const { latitudes, longitudes } = this.columns
    const [y, x] = [latitude * 1e4, longitude * 1e4]
    const shrink = longitudeShrink(latitude)
    let nearest = 0
    let least = Infinity
    for (let row = 0; row < end; row++) {
      const dy = latitudes[row] - y
      const around = Math.abs(longitudes[row] - x)
      const dx = Math.min(around, 3_600_000 - around) * shrink
      const square = dx * dx + dy * dy
      if (square < least && counts(row)) {
        least = square
        nearest = row
      }
    }
    return nearest
  }
}

function toUnits(degrees: number): number {
  return degrees * 1e4
}
