import { useEffect } from 'react'
import { useStore } from '#app/kit/hooks/use_store'
import { realtime } from '#app/realtime/ui/realtime'
import { useRealtimeStatus, useResume } from '#app/realtime/ui/use_realtime'
import type { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import { isDesignRunning, type Design, type DesignProgress } from '#app/designs/ui/types'

/** Polling interval while there is no live connection. */
const ASK_EVERY_MS = 5_000

/** Follows each running design of the shelf on its channel. */
export function useFollowDesigns(shelf: DesignShelf): void {
  const { designs } = useStore(shelf)
  const isLive = useRealtimeStatus() === 'connected'
  const running = designs
    .filter(isDesignRunning)
    .map(({ id }) => id)
    .join(' ')

  useEffect(() => {
    const leaves = idsOf(running).map((id) =>
      realtime.listen(`private-design.${id}`, {
        events: {
          'design.progress': (progress: DesignProgress) => shelf.note(progress),
          'design.generated': ({ design }: { design: Design }) => void shelf.finish(design),
        },
        onReady: () => void shelf.refresh(id),
      })
    )
    return () => leaves.forEach((leave) => leave())
  }, [running, shelf])

  useEffect(() => {
    if (isLive || !running) return
    const ask = () => idsOf(running).forEach((id) => void shelf.refresh(id))
    const timer = setInterval(ask, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isLive, running, shelf])

  useResume(() => idsOf(running).forEach((id) => void shelf.refresh(id)))
}

function idsOf(running: string): number[] {
  return running.split(' ').filter(Boolean).map(Number)
}
