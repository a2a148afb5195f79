import { router } from '@inertiajs/react'
import { enterAccount } from '#app/kit/hooks/account_scope'
import { showBadge } from '#app/shell/ui/navigation/use_app_badge'

/** These belong to the device, not the account. */
const KEPT_KEYS = ['theme']

/**
 * Removes what an account left in this tab and browser: drafts and unsent messages, prefetched
 * pages, the unread count on the icon, and the key of the encrypted history, so that going back reloads from the server. Then
 * loads the front page as a new document, which also clears memory and initial props.
 */
export function forgetAccount(): void {
  enterAccount(null)
  showBadge(0)
  router.flushAll()
  router.clearHistory()
  try {
    for (const key of Object.keys(localStorage)) {
      if (!KEPT_KEYS.includes(key)) localStorage.removeItem(key)
    }
  } catch {
    /* storage is blocked: then nothing is stored */
  }
  void dropKeptPages().finally(() => location.replace('/'))
}

/** What the worker keeps: the desk of an open house, what was last seen, a shared photo. */
async function dropKeptPages(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
