import { useEffect, useState } from 'react'
import { router } from '@inertiajs/react'

const SETTLES_AFTER_MS = 200

/** What someone typed; the URL and its results follow after a pause. @param q of the URL */
export function useWikiSearch(q: string) {
  const [typed, setTyped] = useState(q)

  useEffect(() => {
    if (typed.trim() === q.trim()) return
    const timer = setTimeout(() => visit(typed), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, q])

  return { typed, setTyped, search: () => visit(typed) }
}

function visit(typed: string) {
  const q = typed.trim()
  router.get('/wiki/luxury', q ? { q } : {}, {
    replace: true,
    preserveState: true,
    preserveScroll: true,
    only: ['q', 'found'],
  })
}
