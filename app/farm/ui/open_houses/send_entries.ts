import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import type { Refusal } from '#app/kit/calls/use_call'
import type { DeskEntry } from '#app/farm/ui/open_houses/desk_entries'

interface DeskPost {
  /** @throws CallFailure */
  send: (entry: DeskEntry) => Promise<void>
  remove: (clientId: string) => Promise<unknown>
  put: (entry: DeskEntry) => Promise<unknown>
}

/** These are about who is at the desk and end once they sign in again. */
const ABOUT_THE_DESK = new Set([401, 403, 419])

/**
 * Sends the entries, oldest first. A refused one stays, with the reason, and doesn’t hold up the
 * rest.
 * @returns why the rest has to wait; null if all were sent or there is no network
 */
export async function sendEntries(
  entries: readonly DeskEntry[],
  { send, remove, put }: DeskPost
): Promise<string | null> {
  for (const entry of entries) {
    if (entry.refusal) continue
    try {
      await send(entry)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) {
        await put({ ...entry, refusal })
        continue
      }
      return error instanceof CallFailure && error.isUnreached ? null : sentenceOf(error)
    }
    await remove(entry.client_id)
  }
  return null
}

function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof CallFailure)) return null
  const { status, mayPass, message } = error
  if (mayPass || ABOUT_THE_DESK.has(status)) return null
  if (status === 404) {
    return {
      message: 'This open house no longer exists, or you’re not one of its hosts.',
      errors: {},
    }
  }
  const errors = Object.entries(error.errors).map(([field, [sentence]]) => [field, sentence ?? ''])
  return { message, errors: Object.fromEntries(errors) }
}
