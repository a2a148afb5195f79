import { useSyncExternalStore } from 'react'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'

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
