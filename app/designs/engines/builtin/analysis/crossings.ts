import type { LabImage } from './lab_image.js'

/**
 * How alike the colours just above and just below the edge between floor and
 * walls are, 0 to 1, near that edge; 0 elsewhere. A wall and a floor differ;
 * what looks the same on both sides is a thing standing before the edge.
 */
export function findCrossings(image: LabImage, planes: Uint8Array): Float32Array {
  const { width, height } = image
  const reach = Math.max(4, Math.round(height * 0.022))
  const alike = new Float32Array(width * height)
  for (let x = 0; x < width; x++)
    for (let y = reach; y < height - reach; y++) {
      const at = y * width + x
      if (planes[at] !== 1 || planes[at - width] < 3) continue
      const value = likeness(image, at - reach * width, at + reach * width)
      for (let row = -reach; row <= reach; row++) {
        const to = at + row * width
        alike[to] = Math.max(alike[to], value)
      }
    }
  return alike
}

const DIFFERENCE = 0.055

function likeness({ lightness, a, b }: LabImage, one: number, other: number): number {
  const difference =
    0.5 * (lightness[one] - lightness[other]) ** 2 +
    4 * ((a[one] - a[other]) ** 2 + (b[one] - b[other]) ** 2)
  return Math.exp(-difference / (DIFFERENCE * DIFFERENCE))
}
