import sharp from 'sharp'
import type { RoomDescription } from '#app/redesign/analysis/describe_room'
import type { SettledLabels } from '#app/redesign/analysis/settle_labels'
import { BACKDROPS, isGround, thingsBefore } from '#app/redesign/analysis/thin_objects'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/surface'

/** A correction applies to a whole piece from this share of its pixels on. */
const SPOKEN_FOR = 0.4

export interface CorrectedLabels extends SettledLabels {
  /** what a person said each pixel is; 0 where nothing */
  told: Uint8Array
  /** surfaces that a person marked */
  corrected: Set<number>
}

/**
 * @param corrections PNG; first channel is one `SURFACE` byte per pixel, 0 where nothing is
 * corrected
 */
export async function readPainted(
  corrections: Buffer,
  { width, height }: { width: number; height: number }
): Promise<Uint8Array> {
  const painted = await sharp(corrections)
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return Uint8Array.from(painted, (label) => (label < SURFACE_COUNT ? label : SURFACE.unknown))
}

/**
 * Applies corrections by pixel, and to whole segments that are mostly painted, so that rough
 * strokes are enough; of these, legs and railings stay. What a person says is sure.
 * @param painted of `readPainted`, at the size of the labels
 */
export function applyCorrections(
  { labels, sure }: SettledLabels,
  { regions, regionOf, colors }: Pick<RoomDescription, 'regions' | 'regionOf' | 'colors'>,
  painted: Uint8Array
): CorrectedLabels {
  const votes = new Float32Array(regions.length * SURFACE_COUNT)
  for (const [at, label] of painted.entries()) votes[regionOf[at] * SURFACE_COUNT + label]++
  const said = regions.map(({ size }, region) => {
    const counts = votes.subarray(region * SURFACE_COUNT, (region + 1) * SURFACE_COUNT)
    const best = counts.indexOf(Math.max(...counts.subarray(1)), 1)
    return best > 0 && counts[best] > size * SPOKEN_FOR ? best : SURFACE.unknown
  })
  const told = painted.map((own, at) => own || said[regionOf[at]])
  const corrected = new Set(told)
  corrected.delete(SURFACE.unknown)
  for (const surface of BACKDROPS) {
    const isMeant = (at: number) => told[at] === surface && painted[at] === SURFACE.unknown
    if (!told.some((_, at) => isMeant(at))) continue
    const mask = Float32Array.from(told, (own, at) => ((own || sure[at]) === surface ? 1 : 0))
    for (const at of thingsBefore(mask, isGround(surface), colors)) {
      if (isMeant(at)) told[at] = SURFACE.keep
    }
  }
  const apply = (map: Uint8Array) => map.map((found, at) => told[at] || found)
  return { labels: apply(labels), sure: apply(sure), told, corrected }
}
