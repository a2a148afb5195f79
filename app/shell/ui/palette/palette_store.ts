import { Store } from '#app/kit/hooks/store'
import { useStore } from '#app/kit/hooks/use_store'

const isPaletteOpen = new Store(false)

export function setPaletteOpen(isOpen: boolean): void {
  isPaletteOpen.set(isOpen)
}

export function openPalette(): void {
  setPaletteOpen(true)
}

export function usePaletteOpen(): boolean {
  return useStore(isPaletteOpen)
}
