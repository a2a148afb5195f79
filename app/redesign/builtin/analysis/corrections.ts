import sharp from 'sharp'
import type { RoomDescription } from './describe_room.js'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/contract/surface'

/** A correction applies to a whole piece from this share of its pixels on. */
const SPOKEN_FOR = 0.4

/**
 * Applies corrections by pixel, and to whole segments that are mostly painted, so that rough
 * strokes are enough.
 * @param corrections PNG; first channel is one `SURFACE` byte per pixel, 0 where nothing is
 * corrected
 */
export async function applyCorrections(
  labels: Uint8Array,
  { regions, regionOf, colors: { width, height } }: RoomDescription,
  corrections: Buffer
): Promise<Uint8Array> {
  const painted = await sharp(corrections)
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const votes = new Float32Array(regions.length * SURFACE_COUNT)
  painted.forEach((label, at) => {
    if (label < SURFACE_COUNT) votes[regionOf[at] * SURFACE_COUNT + label]++
  })
  const said = regions.map(({ size }, region) => {
    const counts = votes.subarray(region * SURFACE_COUNT, (region + 1) * SURFACE_COUNT)
    const best = counts.indexOf(Math.max(...counts.subarray(1)), 1)
    return best > 0 && counts[best] > size * SPOKEN_FOR ? best : SURFACE.unknown
  })
  return labels.map((found, at) => {
    const own = painted[at] < SURFACE_COUNT ? painted[at] : SURFACE.unknown
    return own || said[regionOf[at]] || found
  })
}
