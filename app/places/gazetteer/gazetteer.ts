import type { Place } from './place.js'

export interface Region {
  countryCode: string
  country: string
  name: string
  /** what a query's further words are compared with: folded, between spaces */
  searchText: string
}

/** What the data file holds, in columns: row numbers are ranks by population, 0 the most populous. */
export interface Columns {
  names: string[]
  /** folded names between marks: `|munich|munchen|` */
  searchNames: string[]
  regions: Region[]
  /** index into `regions` of each row */
  regionOf: Uint16Array
  /** degrees × 10,000 */
  latitudes: Int32Array
  longitudes: Int32Array
  populations: Uint32Array
  /** the town of those rows that are its quarters */
  cities: Map<number, string>
  /** rows by the first two characters of any word in their names, in order of rank */
  rowsByPrefix: Map<string, number[]>
}

/** The places of the world in memory: some 20 MB, read once, never changed. */
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

  /** Rows with a word in their name that starts with these two characters, most populous first. */
  rowsWithPrefix(twoCharacters: string): readonly number[] {
    return this.columns.rowsByPrefix.get(twoCharacters) ?? []
  }

  searchName(row: number): string {
    return this.columns.searchNames[row]
  }

  /** Region and country of a row, folded, each word after a space. */
  regionText(row: number): string {
    return this.columns.regions[this.columns.regionOf[row]].searchText
  }

  /**
   * The most populous rows inside a box of degrees; west must be below east.
   */
  rowsInside(box: Box, limit: number): number[] {
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

  /** The row nearest to a point, which a gazetteer that is not empty always has. */
  nearestRow(latitude: number, longitude: number): number {
    const { latitudes, longitudes } = this.columns
    const [y, x] = [latitude * 1e4, longitude * 1e4]
    const shrink = Math.cos((latitude * Math.PI) / 180)
    let nearest = 0
    let least = Infinity
    for (let row = 0; row < this.size; row++) {
      const dy = latitudes[row] - y
      const around = Math.abs(longitudes[row] - x)
      const dx = Math.min(around, 3_600_000 - around) * shrink
      const square = dx * dx + dy * dy
      if (square < least) {
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

/** A box of degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}
