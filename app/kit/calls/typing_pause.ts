import { useEffect, useEffectEvent, useState } from 'react'
import { router } from '@inertiajs/react'

const PAUSE_MS = 150

/** Waits long enough for the next key, so that a search asks once per pause of typing. */
export function typingPause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}

/** What is typed, once typing pauses. */
export function useTyped(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/**
 * Sends what is typed once typing pauses, unless another visit comes first.
 * @param typed null if there is nothing to send
 */
export function useSendTyped(typed: string | null, send: () => void): void {
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(sendNow, PAUSE_MS)
    // a later visit would end the one to where they go
    const stop = router.on('before', ({ detail: { visit } }) => {
      if (!visit.prefetch && !visit.async) clearTimeout(timer)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [typed])
}
