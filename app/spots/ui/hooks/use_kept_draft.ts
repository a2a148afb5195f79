import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import type { SpotFields, SpotSaver } from '#app/spots/ui/state/spot_saver'

/** Saves what changes, also when the page goes, and keeps the draft in the browser's history. */
export function useKeptDraft(saver: SpotSaver, fields: SpotFields, isOn: boolean): void {
  const wire = JSON.stringify(fields)
  const known = useRef(wire)

  useEffect(() => {
    if (wire === known.current) return
    known.current = wire
    if (isOn) saver.change(JSON.parse(wire) as SpotFields)
  }, [saver, wire, isOn])

  useEffect(() => {
    // a reload under way would answer with the address before
    const unfollow = saver.follow((spot) => {
      router.cancelAll({ prefetch: false, sync: false })
      router.replace({
        component: 'spots/edit',
        url: `/spots/${spot.slug}/edit`,
        props: (current) => ({ ...current, spot, video_id: null }),
        preserveState: true,
        preserveScroll: true,
      })
    })
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush(true)
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (saver.isDirty) event.preventDefault()
    }
    const onOnline = () => void saver.flush()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('online', onOnline)
    return () => {
      unfollow()
      void saver.flush()
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('online', onOnline)
    }
  }, [saver])
}
