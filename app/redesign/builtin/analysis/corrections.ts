import sharp from 'sharp'
import type { RoomDescription } from './describe_room.js'
import type { SettledLabels } from './settle_labels.js'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/contract/surface'

/** A correction applies to a whole piece from this share of its pixels on. */
const SPOKEN_FOR = 0.4

export interface CorrectedLabels extends SettledLabels {
  /** surfaces that a person marked */
  corrected: Set<number>
}

/**
 * Applies corrections by pixel, and to whole segments that are mostly painted, so that rough
 * strokes are enough. What a person says is sure.
 * @param corrections PNG; first channel is one `SURFACE` byte per pixel, 0 where nothing is
 * corrected
 */
export async function applyCorrections(
  { labels, sure }: SettledLabels,
  { regions, regionOf, colors: { width, height } }: RoomDescription,
  corrections: Buffer
): Promise<CorrectedLabels> {
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
  const corrected = new Set<number>()
  const told = labels.map((_, at) => {
    const own = painted[at] < SURFACE_COUNT ? painted[at] : SURFACE.unknown
    const surface = own || said[regionOf[at]]
    if (surface) corrected.add(surface)
    return surface
  })
  const apply = (map: Uint8Array) => map.map((found, at) => told[at] || found)
  return { labels: apply(labels), sure: apply(sure), corrected }
}
