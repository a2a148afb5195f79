/** upper bounds for line sides and room planes */
const SIDES = 1 << 16
const PLANES = 8

/**
 * Superpixels cut along room edges and lines, with their neighbors.
 * @param superpixels segment of each pixel
 * @param planes bytes of `planeHit`; see also `lineSides` and `contrastMap`
 */
export function buildRegions(
  superpixels: Int32Array,
  planes: Uint8Array,
  sides: Int32Array,
  contrasts: Float32Array,
  width: number
): { regions: ImageRegion[]; regionOf: Int32Array } {
  const regionOf = cutAlong(superpixels, planes, sides)
  const regions: ImageRegion[] = []
  for (const region of regionOf) {
    regions[region] ??= { size: 0, neighbors: [] }
    regions[region].size++
  }
  connect(regions, regionOf, contrasts, width)
  return { regions, regionOf }
}

function cutAlong(superpixels: Int32Array, planes: Uint8Array, sides: Int32Array): Int32Array {
  const numbers = new Map<number, number>()
  return superpixels.map((piece, at) => {
    const key = (piece * PLANES + planes[at]) * SIDES + sides[at]
    let number = numbers.get(key)
    if (number === undefined) {
      number = numbers.size
      numbers.set(key, number)
    }
    return number
  })
}

function connect(
  regions: ImageRegion[],
  regionOf: Int32Array,
  contrasts: Float32Array,
  width: number
): void {
  const height = regionOf.length / width
  const borders = new Map<number, { border: number; contrast: number }>()
  const meet = (at: number, other: number) => {
    const one = regionOf[at]
    const two = regionOf[other]
    if (one === two) return
    const key = Math.min(one, two) * regions.length + Math.max(one, two)
    const contrast = (contrasts[at] + contrasts[other]) / 2
    const known = borders.get(key)
    if (known) {
      known.border++
      known.contrast += contrast
    } else borders.set(key, { border: 1, contrast })
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (x + 1 < width) meet(at, at + 1)
      if (y + 1 < height) meet(at, at + width)
    }
  for (const [key, { border, contrast }] of borders) {
    const one = Math.floor(key / regions.length)
    const two = key % regions.length
    regions[one].neighbors.push({ region: two, border, contrast: contrast / border })
    regions[two].neighbors.push({ region: one, border, contrast: contrast / border })
  }
}

export interface ImageRegion {
  size: number
  neighbors: Neighbor[]
}

export interface Neighbor {
  region: number
  border: number
  contrast: number
}
