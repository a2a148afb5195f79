import type { Painting } from './painting.js'

/**
 * What was left unsaved, by design, while this tab is open: nobody is asked on
 * the way back in the browser's history, so that nothing must be lost there.
 */
const left = new Map<number, Painting>()

export function leavePainting(designId: number, painting: Painting): void {
  if (painting.snapshot().isChanged) left.set(designId, painting)
}

/** To go on with; null where nothing was left. */
export function takeUpPainting(designId: number): Painting | null {
  const painting = left.get(designId) ?? null
  left.delete(designId)
  return painting
}
