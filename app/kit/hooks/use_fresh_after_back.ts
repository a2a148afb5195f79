import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { reloadPage } from '#app/kit/calls/page_reloads'

/** Whether the page that is shown came out of the browser's history, with what it said then. */
let isFromHistory = false

if (typeof window !== 'undefined') {
  const [entry] = performance.getEntriesByType('navigation')
  isFromHistory = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
  window.addEventListener('popstate', () => (isFromHistory = true))
  router.on('start', ({ detail: { visit } }) => {
    if (!visit.async) isFromHistory = false
  })
}

/** Asks for these props anew if somebody came back to the page: they may have changed meanwhile. */
export function useFreshAfterBack(...props: string[]): void {
  const only = props.join()
  useEffect(() => {
    if (isFromHistory) reloadPage({ only: only.split(',') })
  }, [only])
}
