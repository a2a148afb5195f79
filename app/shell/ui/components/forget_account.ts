import { router } from '@inertiajs/react'
import { enterAccount } from '#app/kit/hooks/account_scope'

/** What belongs to the device and not to an account. */
const KEPT_KEYS = ['theme']

/**
 * Removes what an account left in this tab and browser: drafts and unsent messages,
 * prefetched pages, and the key of the encrypted history, without which going
 * back asks the server again. Then opens the front page as a new document: the
 * old one holds the props of the page it began with, and what was in memory.
 */
export function forgetAccount(): void {
  enterAccount(null)
  router.flushAll()
  router.clearHistory()
  try {
    for (const key of Object.keys(localStorage)) {
      if (!KEPT_KEYS.includes(key)) localStorage.removeItem(key)
    }
  } catch {
    /* storage is refused: then nothing is stored */
  }
  location.replace('/')
}
