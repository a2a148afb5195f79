import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

export function setPaletteOpen(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}

export function openPalette() {
  setPaletteOpen(true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePaletteOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false
  )
}
