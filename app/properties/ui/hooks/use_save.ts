import { useEffect } from 'react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useStore } from '#app/kit/hooks/use_store'
import { takePendingSave } from '#app/properties/ui/state/pending_save'
import { changedSaves, changeSave, saveKey } from '#app/properties/ui/state/saved_homes'
import type { Savable } from '#app/properties/ui/types'

/** Whether a home is saved, as every heart on the page shows it. */
export function useSave({ slug, is_saved: isSaved }: Savable) {
  const accountId = useAccount()?.id
  const key = saveKey(accountId ?? 0, slug)
  const isShown = useStore(changedSaves).get(key) ?? isSaved

  useEffect(() => {
    if (accountId && takePendingSave(slug) && !isSaved) void changeSave(key, slug, true, false)
  }, [accountId, key, slug, isSaved])

  return { isSaved: isShown, toggle: () => void changeSave(key, slug, !isShown, isShown) }
}
