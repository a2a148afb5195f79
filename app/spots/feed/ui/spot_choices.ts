import { useSyncExternalStore } from 'react'
import { Store } from '#app/kit/hooks/store'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'

/** Something that is on or off on every page of this browser, and stays so. */
class KeptChoice extends Store<boolean> {
  constructor(
    private readonly key: string,
    initial: boolean
  ) {
    super(initial)
  }

  /** What was chosen before; for after hydration. */
  recall(): void {
    try {
      const kept = localStorage.getItem(this.key)
      if (kept) this.set(kept === 'on')
    } catch {
      // Without storage, each visit begins anew.
    }
  }

  choose(isOn: boolean): void {
    this.set(isOn)
    try {
      localStorage.setItem(this.key, isOn ? 'on' : 'off')
    } catch {
      // It holds for this visit.
    }
  }
}

/** Whether videos of spots sound; off until somebody turns it on. */
export const sound = new KeptChoice('spots.sound', false)

/** Whether they show captions, since most people watch without sound. */
export const captions = new KeptChoice('spots.captions', true)

export function recallChoices(): void {
  sound.recall()
  captions.recall()
}

interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean }
}

const neverChanges = () => () => {}

/** Whether videos may begin by themselves: not with reduced motion, nor where data is saved. */
export function useAutoplay(): boolean {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const savesData = useMediaQuery('(prefers-reduced-data: reduce)')
  const isSaving = useSyncExternalStore(
    neverChanges,
    () => (navigator as SavingNavigator).connection?.saveData ?? false,
    () => false
  )
  return !isStill && !savesData && !isSaving
}
