import { useEffect, useState } from 'react'
import { router, usePage } from '@inertiajs/react'

const SETTLES_AFTER_MS = 250

/**
 * A search field's text and its debounced value. The latter is also in the page's URL (`?q=`), so
 * that back, reload and shared links restore it.
 */
export function useQueryInAddress() {
  const { url } = usePage()
  const [path, search] = url.split('?')
  const settled = new URLSearchParams(search).get('q') ?? ''
  const [typed, setTyped] = useState(settled)

  useEffect(() => {
    const query = typed.trim()
    if (query === settled) return
    const timer = setTimeout(() => {
      const address = query ? `${path}?${new URLSearchParams({ q: query })}` : path
      router.replace({ url: address, preserveScroll: true, preserveState: true })
    }, SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, settled, path])

  return { typed, setTyped, settled }
}
