import { useEffect } from 'react'
import { router } from '@inertiajs/react'
import { useSharedProps, type Notice } from '#app/common/ui/hooks/use_shared_props'
import { toast } from '#app/common/ui/kit/toast'

let isListening = false

/**
 * Shows the notice that the server flashed with an answer. It belongs to that
 * one answer: a page taken from the history has its old props and says
 * nothing, and a change of layout does not repeat it.
 */
export function ServerNotices() {
  const { notice } = useSharedProps()

  useEffect(() => {
    if (isListening) return
    isListening = true
    if (notice && !cameFromHistory()) show(notice)
    router.on('success', ({ detail }) => {
      const { notice: fresh } = detail.page.props as { notice?: Notice | null }
      if (fresh) show(fresh)
    })
  }, [notice])

  return null
}

function show({ type, text }: Notice) {
  toast[type](text)
}

function cameFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}
