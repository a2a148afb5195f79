import sharp from 'sharp'
import { SURFACE } from '#app/redesign/surface'
import type { RoomAnalysis } from '#app/redesign/analysis/room_analyst'

const NAMES = ['floor', 'wall', 'ceiling', 'opening', 'furniture'] as const

export type Overlap = Partial<Record<(typeof NAMES)[number], number>>

/**
 * Intersection over union of detected and true surfaces of a room, without absent ones.
 * @param map image whose first channel is one `SURFACE` byte per pixel, 0 where nobody can say
 */
export async function surfaceOverlap(
  { labels, labelWidth }: Pick<RoomAnalysis, 'labels' | 'labelWidth'>,
  map: Buffer
): Promise<Overlap> {
  const truth = await sharp(map)
    .resize(labelWidth, labels.length / labelWidth, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const overlap: Overlap = {}
  for (const name of NAMES) {
    const code = SURFACE[name]
    let both = 0
    let either = 0
    for (const [at, found] of labels.entries()) {
      if (truth[at] === SURFACE.unknown) continue
      if (found === code && truth[at] === code) both++
      if (found === code || truth[at] === code) either++
    }
    if (truth.includes(code)) overlap[name] = both / either
  }
  return overlap
}

/** Mean of each surface over rooms. */
export function meanOverlap(rooms: Overlap[]): Overlap {
  return Object.fromEntries(
    NAMES.map((name) => {
      const values = rooms.flatMap((room) => room[name] ?? [])
      return [name, values.reduce((sum, value) => sum + value, 0) / values.length]
    })
  )
}
