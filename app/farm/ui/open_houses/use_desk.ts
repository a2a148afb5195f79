import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import { deskEntries, type DeskEntry } from '#app/farm/ui/open_houses/desk_entries'
import { keepDesk } from '#app/farm/ui/open_houses/desk_worker'
import { sendEntry } from '#app/farm/ui/open_houses/send_entry'

const AGAIN_AFTER_MS = 20_000

interface Desk {
  waiting: DeskEntry[]
  /** why the first of them isn’t sent; null while the network is away */
  problem: string | null
  isKept: boolean
}

/** Entries are stored before anything else, and each is removed once the server has answered. */
export function useDesk(houseId: number) {
  const [desk, setDesk] = useState<Desk>({ waiting: [], problem: null, isKept: false })
  const isSending = useRef(false)

  const refresh = useCallback(async () => {
    const waiting = await deskEntries.list(houseId)
    setDesk((before) => ({ ...before, waiting }))
    return waiting
  }, [houseId])

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    let problem: string | null = null
    try {
      for (const entry of await refresh()) {
        try {
          await sendEntry(entry)
          await deskEntries.remove(entry.client_id)
        } catch (error) {
          if (error instanceof CallFailure && error.isUnreached) break
          problem = sentenceOf(error)
          if (!(error instanceof CallFailure && error.isValidation)) break
        }
      }
    } finally {
      isSending.current = false
    }
    await refresh()
    setDesk((before) => ({ ...before, problem }))
  }, [refresh])

  useEffect(() => {
    void keepDesk(() => setDesk((before) => ({ ...before, isKept: true }))).catch(() => {})
    void send()
    const again = () => void send()
    window.addEventListener('online', again)
    const timer = setInterval(again, AGAIN_AFTER_MS)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [send])

  const add = async (entry: Omit<DeskEntry, 'client_id' | 'house_id' | 'signed_at'>) => {
    await deskEntries.add({
      ...entry,
      client_id: crypto.randomUUID(),
      house_id: houseId,
      signed_at: new Date().toISOString(),
    })
    await refresh()
    void send()
  }

  return { ...desk, add, send }
}
