import { useEffect } from 'react'
import { MIN_VIEW_MS } from '#app/spots/contract/limits'
import { spotApi } from '#app/spots/ui/spot_api'
import type { Spot } from '#app/spots/ui/types'

const counted = new Set<number>()

/** Tells the server once that somebody watched a spot for two seconds. */
export function useCountedSpot({ id, slug, slides }: Spot, isWatched: boolean): void {
  const slideId = slides[0]?.id
  useEffect(() => {
    if (!isWatched || slideId === undefined || counted.has(id)) return
    const timer = setTimeout(() => {
      counted.add(id)
      // A view that isn’t counted is no one’s concern.
      spotApi.countView(slug, MIN_VIEW_MS, slideId).catch(() => {})
    }, MIN_VIEW_MS)
    return () => clearTimeout(timer)
  }, [id, slug, slideId, isWatched])
}
