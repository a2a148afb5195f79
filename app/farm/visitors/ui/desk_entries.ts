import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import type { Refusal } from '#app/kit/calls/use_call'

export interface DeskEntry {
  client_id: string
  house_id: number
  name: string
  email: string
  phone: string | null
  consent: boolean
  has_agent: boolean | null
  /** ISO 8601 */
  signed_at: string
  /** whose desk it was; older entries lack it and the next */
  user_id?: number
  /** the open house, in words */
  home?: string
  /** why the server doesn’t take it; it waits to be mended */
  refusal?: Refusal | null
}

const DATABASE = 'open-house-desk'
const STORE = 'entries'

/** Unsent entries on this device. They outlive the page, and signing out. */
export const deskEntries = {
  put: (entry: DeskEntry) => inStore('readwrite', (store) => store.put(entry)),
  remove: (clientId: string) => inStore('readwrite', (store) => store.delete(clientId)),
  /** Those of a desk, and the same person’s of other desks, which may no longer open. */
  list: async (houseId: number, userId: number): Promise<DeskEntry[]> => {
    const all = await inStore<DeskEntry[]>('readonly', (store) => store.getAll())
    return all
      .filter((entry) => entry.house_id === houseId || entry.user_id === userId)
      .sort((a, b) => a.signed_at.localeCompare(b.signed_at))
  },
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>
): Promise<Result> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const done = database.transaction(STORE, mode)
      const request = work(done.objectStore(STORE))
      done.oncomplete = () => resolve(request.result)
      done.onabort = done.onerror = () => reject(done.error)
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () =>
      request.result.createObjectStore(STORE, { keyPath: 'client_id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

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
