import { useCallback, useEffect, useRef, useState } from 'react'
import { deskEntries, sendEntries, type DeskEntry } from '#app/farm/visitors/ui/desk_entries'
import { keepDesk } from '#app/farm/visitors/ui/keep_desk'
import { apiPath } from '#app/kit/calls/api_path'
import { send } from '#app/kit/calls/request'
import { makeUploadKey } from '#app/kit/upload/upload_key'

const AGAIN_AFTER_MS = 20_000

interface DeskState {
  entries: DeskEntry[]
  /** why they wait; null while the network is away */
  problem: string | null
  isKept: boolean
}

interface DeskOf {
  houseId: number
  userId: number
  /** the open house, in words */
  home: string
}

export type SignedEntry = Pick<DeskEntry, 'name' | 'email' | 'phone' | 'consent' | 'has_agent'>

/**
 * Entries are stored before anything else. Each is removed once the server has taken it, or by hand
 * when it refused it.
 */
export function useDesk({ houseId, userId, home }: DeskOf) {
  const [desk, setDesk] = useState<DeskState>({ entries: [], problem: null, isKept: false })
  const isSending = useRef(false)
  const isAskedAgain = useRef(false)

  const refresh = useCallback(async () => {
    const entries = await deskEntries.list(houseId, userId)
    setDesk((before) => ({ ...before, entries }))
    return entries
  }, [houseId, userId])

  const sendAll = useCallback(async () => {
    isAskedAgain.current = true
    if (isSending.current) return
    isSending.current = true
    let problem: string | null = null
    try {
      while (isAskedAgain.current) {
        isAskedAgain.current = false
        problem = await sendEntries(await refresh(), { ...deskEntries, send: sendEntry })
      }
    } finally {
      isSending.current = false
    }
    await refresh()
    setDesk((before) => ({ ...before, problem }))
  }, [refresh])

  useEffect(() => {
    const closing = new AbortController()
    const noteKept = () => setDesk((before) => ({ ...before, isKept: true }))
    // without a worker the desk works as long as its page stays open
    keepDesk(noteKept, closing.signal).catch(() => {})
    void sendAll()
    const again = () => void sendAll()
    window.addEventListener('online', again)
    const timer = setInterval(again, AGAIN_AFTER_MS)
    return () => {
      closing.abort()
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [sendAll])

  const put = async (entry: DeskEntry) => {
    await deskEntries.put(entry)
    await refresh()
    void sendAll()
  }
  const add = (entry: SignedEntry) =>
    put({
      ...entry,
      client_id: makeUploadKey(),
      house_id: houseId,
      user_id: userId,
      home,
      signed_at: new Date().toISOString(),
    })
  /** Sends it again, as it is now. */
  const mend = (entry: DeskEntry) => put({ ...entry, refusal: null })
  const remove = async (clientId: string) => {
    await deskEntries.remove(clientId)
    await refresh()
  }

  const { entries, ...state } = desk
  const waiting = entries.filter(({ refusal }) => !refusal)
  const refused = entries.filter(({ refusal }) => refusal)
  return { ...state, waiting, refused, add, mend, remove, send: sendAll }
}

export type Desk = ReturnType<typeof useDesk>

/** Without the typed client, whose code may not be on the device yet. @throws CallFailure */
async function sendEntry(entry: DeskEntry): Promise<void> {
  const { name, email, phone, consent, house_id: houseId } = entry
  const sent = {
    ...{ name, email, phone, consent },
    client_id: entry.client_id,
    has_agent: entry.has_agent,
    signed_at: entry.signed_at,
  }
  await send(apiPath('open-houses/:id/visitors', { id: houseId }), { method: 'POST', json: sent })
}
