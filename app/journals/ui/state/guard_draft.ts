import type { EntryDraft } from '#app/journals/ui/state/entry_draft'
import { toast } from '#app/kit/toast/toast'

/**
 * Whoever closes the window is warned until everything is saved. Other pages wait for nothing: what
 * couldn't be saved on leaving is tried again when the network is back.
 * @returns leaves the page
 */
export function guardDraft(draft: EntryDraft): () => void {
  let hasLeft = false
  const leave = () => void draft.flush({ keepalive: true })
  const warn = (event: BeforeUnloadEvent) => {
    if (!draft.isDirty) return
    leave()
    event.preventDefault()
  }
  const again = async () => {
    await draft.flush()
    if (hasLeft && !draft.isDirty) stop()
  }
  const onOnline = () => void again()
  const stop = () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('beforeunload', warn)
    window.removeEventListener('online', onOnline)
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('beforeunload', warn)
  window.addEventListener('online', onOnline)
  return () => {
    hasLeft = true
    void again().then(() => {
      if (draft.isDirty) toast.error(NOT_SAVED, { timeout: NOTE_MS })
    })
  }
}

const NOT_SAVED =
  'Your journal entry isn’t saved yet. Leave this window open: we try again when you’re online.'
const NOTE_MS = 10_000
