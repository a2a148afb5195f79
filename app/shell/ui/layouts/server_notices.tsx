import { useEffect } from 'react'
import { router } from '@inertiajs/react'
import { useSharedProps, type PageNotice } from '#app/kit/hooks/use_shared_props'
import { toast } from '#app/kit/toast/toast'

let isListening = false

/** Shows each flashed notice once: not again from history or when the layout changes. */
export function ServerNotices() {
  const { notice } = useSharedProps()

  useEffect(() => {
    if (isListening) return
    isListening = true
    if (notice && !cameFromHistory()) show(notice)
    router.on('success', ({ detail }) => {
      const { notice: fresh } = detail.page.props as { notice?: PageNotice | null }
      if (fresh) show(fresh)
    })
  }, [notice])

  return null
}

function show({ type, text }: PageNotice) {
  toast[type](text)
}

function cameFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}
