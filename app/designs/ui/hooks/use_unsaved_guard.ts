import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'

/**
 * Asks before somebody leaves a page on which something is not saved: the
 * browser does when the tab is closed or loaded anew, a dialog on the way to
 * another page of ours.
 */
export function useUnsavedGuard(isUnsaved: boolean) {
  /** where somebody wants to go */
  const [target, setTarget] = useState<URL | null>(null)
  const mayLeave = useRef(false)

  useEffect(() => {
    if (!isUnsaved) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault()
    }
    const stopAsking = router.on('before', ({ detail: { visit } }) => {
      if (mayLeave.current || visit.prefetch || visit.method !== 'get') return
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
