import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import type { Seen } from '#app/kit/offline/seen'
import { whenIdle } from '#app/kit/offline/when_idle'

/** Keeps what a signed-in person has open for the offline page; null keeps nothing. */
export function useSeen(seen: Seen | null): void {
  const accountId = useAccount()?.id ?? null
  const told = seen && JSON.stringify(seen)
  const remember = useEffectEvent(async (id: number) => {
    const { seenThings } = await import('#app/kit/offline/seen')
    if (seen) await seenThings?.remember(id, seen)
  })

  useEffect(() => {
    if (told === null || accountId === null) return
    // a full device keeps nothing more, and the page does without
    return whenIdle(() => void remember(accountId).catch(() => {}))
  }, [told, accountId])
}
