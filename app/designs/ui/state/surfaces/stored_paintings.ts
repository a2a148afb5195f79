import type { Painting } from './painting.js'

/**
 * Unsaved corrections by design, kept while the tab is open: the browser's back
 * button cannot be asked to wait, so nothing may be lost there.
 */
const left = new Map<number, Painting>()

export function storePainting(designId: number, painting: Painting): void {
  if (painting.snapshot().isChanged) left.set(designId, painting)
}

export function takePainting(designId: number): Painting | null {
  const painting = left.get(designId) ?? null
  left.delete(designId)
  return painting
}
