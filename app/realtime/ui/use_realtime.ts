import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useAccount, useSharedProps } from '#app/kit/hooks/use_shared_props'
import type { ChannelListener } from '#app/realtime/ui/realtime_client'
import type { RealtimeStatus } from '#app/realtime/ui/connection_status'
import { realtime, watchPage } from '#app/realtime/ui/realtime'

/** Connects the signed-in account once its address is confirmed; used once, by the layout. */
export function useRealtimeConnection(): void {
  const account = useAccount()
  const userId = account?.is_email_verified ? account.id : null
  const { realtime: settings } = useSharedProps()

  useEffect(watchPage, [])
  useEffect(() => {
    void realtime.useAccount(userId, settings)
  }, [userId, settings])
  useEffect(() => () => void realtime.useAccount(null, null), [])
}

export function useRealtimeStatus(): RealtimeStatus {
  const { status } = realtime
  return useSyncExternalStore(status.subscribe, status.snapshot, () => 'connecting' as const)
}

/** Listens to a channel while mounted, unless null. New handlers don't require rejoining. */
export function useChannel(name: string | null, listener: ChannelListener): void {
  const newest = useRef(listener)
  useEffect(() => {
    newest.current = listener
  })
  const events = Object.keys(listener.events).join(' ')
  const hasMembers = listener.onMembers !== undefined

  useEffect(() => {
    if (!name) return
    const names = events.split(' ').filter(Boolean)
    return realtime.listen(name, {
      events: Object.fromEntries(
        names.map((event) => [event, (data: never) => newest.current.events[event]?.(data)])
      ),
      onReady: () => newest.current.onReady?.(),
      onMembers: hasMembers
        ? (ids, members) => newest.current.onMembers?.(ids, members)
        : undefined,
    })
  }, [name, events, hasMembers])
}

/** Called whenever events may have been missed. */
export function useResume(callback: () => void): void {
  const newest = useRef(callback)
  useEffect(() => {
    newest.current = callback
  })
  useEffect(() => realtime.onResume(() => newest.current()), [])
}
