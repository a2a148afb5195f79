import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'

export interface UnsavedGuard {
  isAsking: boolean
  stay: () => void
  leave: () => void
}

/** Asks before leaving with unsaved changes: the browser on reload or close, a dialog between pages. */
export function useUnsavedGuard(isUnsaved: boolean): UnsavedGuard {
  const [target, setTarget] = useState<URL | null>(null)
  const mayLeave = useRef(false)

  useEffect(() => {
    if (!isUnsaved) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault()
    }
    const stopAsking = router.on('before', ({ detail: { visit } }) => {
      if (mayLeave.current || visit.prefetch || visit.method !== 'get') return
      // part of the page is asked for again, which stays as it is
      if (visit.only.length > 0 && visit.url.pathname === window.location.pathname) return
      setTarget(visit.url)
      return false
    })
    window.addEventListener('beforeunload', onUnload)
    return () => {
      stopAsking()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isUnsaved])

  return {
    isAsking: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      if (!target) return
      mayLeave.current = true
      router.visit(target)
    },
  }
}
