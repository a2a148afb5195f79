import { distanceKm } from '#app/places/models/distance_km'

interface Center {
  latitude: number
  longitude: number
}

/** A ring ends this far from the nearest of one’s markets. */
export const RINGS_KM = [15, 40, 100] as const

/** Cells per degree; as in the column `spots.cell`. */
const CELLS = 10
const CELLS_AROUND = 360 * CELLS
const KM_PER_DEGREE = 111.32

/** The cells of each ring around some places, each in the nearest ring. */
export function nearCells(centers: readonly Center[]): number[][] {
  const rings = new Map<number, number>()
  for (const center of centers) {
    for (const [cell, distance] of cellsAround(center)) {
      const ring = RINGS_KM.findIndex((km) => distance <= km)
      if (ring >= 0) rings.set(cell, Math.min(ring, rings.get(cell) ?? ring))
    }
  }
  return RINGS_KM.map((_, ring) => [...rings].flatMap(([cell, of]) => (of === ring ? [cell] : [])))
}

function* cellsAround(center: Center): Generator<[cell: number, distance: number]> {
  const reach = RINGS_KM.at(-1)!
  const rows = Math.ceil((reach / KM_PER_DEGREE) * CELLS)
  const width = Math.max(Math.cos((center.latitude * Math.PI) / 180), 0.05)
  const columns = Math.ceil((reach / KM_PER_DEGREE / width) * CELLS)
  const row = Math.floor((center.latitude + 90) * CELLS)
  const column = Math.floor((center.longitude + 180) * CELLS)
  for (let y = Math.max(0, row - rows); y <= Math.min(180 * CELLS, row + rows); y++) {
    for (let x = column - columns; x <= column + columns; x++) {
      const middle = { latitude: (y + 0.5) / CELLS - 90, longitude: (x + 0.5) / CELLS - 180 }
      const around = ((x % CELLS_AROUND) + CELLS_AROUND) % CELLS_AROUND
      const isCenter = y === row && x === column
      yield [y * CELLS_AROUND + around, isCenter ? 0 : distanceKm(center, middle)]
    }
  }
}
