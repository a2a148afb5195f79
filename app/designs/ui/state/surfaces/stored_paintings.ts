import type { Painting } from './painting.js'

/** Unsaved corrections by design, kept per tab, because the back button can't be made to wait. */
const left = new Map<number, Painting>()

export function storePainting(designId: number, painting: Painting): void {
  if (painting.snapshot().isChanged) left.set(designId, painting)
}

export function takePainting(designId: number): Painting | null {
  const painting = left.get(designId) ?? null
  left.delete(designId)
  return painting
}
