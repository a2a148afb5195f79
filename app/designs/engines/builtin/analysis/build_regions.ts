import type { LabImage } from './lab_image.js'
import type { PixelEvidence, Region } from './region.js'
import type { Superpixels } from './superpixels.js'

/** Superpixels cut along the edges of the room, with all that is known of each. */
export function buildRegions(
  smooth: LabImage,
  sharp: LabImage,
  superpixels: Superpixels,
  evidence: PixelEvidence
): { regions: Region[]; regionOf: Int32Array } {
  const regionOf = cutAlong(superpixels.labels, evidence.planes)
  let count = 0
  for (const region of regionOf) count = Math.max(count, region + 1)
  const regions = Array.from({ length: count }, emptyRegion)
  for (const [at, element] of regionOf.entries()) {
    collect(regions[element], at, smooth, sharp, evidence)
  }
  for (const region of regions) average(region)
  connect(regions, regionOf, evidence.contrast, smooth.width)
  return { regions, regionOf }
}

function cutAlong(labels: Int32Array, planes: Uint8Array): Int32Array {
  const numbers = new Map<number, number>()
  return labels.map((label, at) => {
    const key = label * 8 + planes[at]
    let number = numbers.get(key)
    if (number === undefined) {
      number = numbers.size
      numbers.set(key, number)
    }
    return number
  })
}

function emptyRegion(): Region {
  return {
    size: 0,
    lightness: 0,
    a: 0,
    b: 0,
    x: 0,
    y: 0,
    planes: new Float32Array(6),
    across: 0,
    along: 0,
    contradiction: 0,
    crossing: 0,
    atBase: 0,
    window: 0,
    door: 0,
    picture: 0,
    curtain: 0,
    neighbours: [],
  }
}

function collect(
  region: Region,
  at: number,
  smooth: LabImage,
  sharp: LabImage,
  evidence: PixelEvidence
): void {
  const { width, height } = smooth
  const x = at % width
  const y = Math.floor(at / width)
  region.size++
  region.lightness += smooth.lightness[at]
  region.a += smooth.a[at]
  region.b += smooth.b[at]
  region.x += x
  region.y += y
  region.planes[evidence.planes[at]]++
  region.contradiction += evidence.contradiction[at]
  region.crossing += evidence.crossing[at]
  if (evidence.crossing[at] > 0) region.atBase++
  region.window += evidence.window[at]
  region.door += evidence.door[at]
  region.picture += evidence.picture[at]
  region.curtain += evidence.curtain[at]
  if (x + 1 < width) region.across += Math.abs(sharp.lightness[at] - sharp.lightness[at + 1])
  if (y + 1 < height) region.along += Math.abs(sharp.lightness[at] - sharp.lightness[at + width])
}

function average(region: Region): void {
  const { size } = region
  region.lightness /= size
  region.a /= size
  region.b /= size
  region.x /= size
  region.y /= size
  region.across /= size
  region.along /= size
  region.contradiction /= size
  region.crossing /= Math.max(1, region.atBase)
  region.atBase /= size
  region.window /= size
  region.door /= size
  region.picture /= size
  region.curtain /= size
  for (let plane = 0; plane < 6; plane++) region.planes[plane] /= size
}

function connect(
  regions: Region[],
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
    regions[one].neighbours.push({ region: two, border, contrast: contrast / border })
    regions[two].neighbours.push({ region: one, border, contrast: contrast / border })
  }
}
