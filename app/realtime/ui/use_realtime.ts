import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useAccount, useSharedProps } from '#app/common/ui/hooks/use_shared_props'
import type { ChannelListener } from '#app/realtime/ui/connection'
import type { RealtimeStatus } from '#app/realtime/ui/connection_status'
import { realtime, watchPage } from '#app/realtime/ui/realtime'

/** Keeps the connection the signed-in account's own; used once, by the layout. */
export function useRealtimeConnection(): void {
  const userId = useAccount()?.id ?? null
  const { realtime: settings } = useSharedProps()

  useEffect(watchPage, [])
  useEffect(() => {
    void realtime.useAccount(userId, settings)
  }, [userId, settings])
  useEffect(() => () => void realtime.useAccount(null, null), [])
}

/** How the connection stands, as far as it is worth telling. */
export function useRealtimeStatus(): RealtimeStatus {
  const { status } = realtime
  return useSyncExternalStore(status.subscribe, status.snapshot, () => 'connecting' as const)
}

/**
 * Listens to a channel for as long as the component lives; to none while the
 * name is null. The newest handlers are called, the channel is joined once.
 */
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
      onMembers: hasMembers ? (ids) => newest.current.onMembers?.(ids) : undefined,
    })
  }, [name, events, hasMembers])
}

/** Calls back whenever events may have been missed. */
export function useResume(callback: () => void): void {
  const newest = useRef(callback)
  useEffect(() => {
    newest.current = callback
  })
  useEffect(() => realtime.onResume(() => newest.current()), [])
}
