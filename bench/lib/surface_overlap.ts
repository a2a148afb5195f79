import { SURFACE } from '#app/designs/engines/builtin/analysis/surface'
import { SurfaceClassifier } from '#app/designs/engines/builtin/analysis/surface_classifier'
import type { Forest } from '#app/designs/engines/builtin/analysis/forest'
import type { LabelledRoom } from '../../scripts/data/surfaces/rooms.js'

const NAMES = ['floor', 'wall', 'ceiling', 'opening', 'furniture'] as const

export type Overlap = Partial<Record<(typeof NAMES)[number], number>>

/** Intersection over union of found and true surfaces of a room; what it has not, is left out. */
export function surfaceOverlap(forest: Forest, { description, truth }: LabelledRoom): Overlap {
  const { labels } = new SurfaceClassifier(forest).label(description)
  const overlap: Overlap = {}
  for (const name of NAMES) {
    const code = SURFACE[name]
    let both = 0
    let either = 0
    for (const [at, found] of labels.entries()) {
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
