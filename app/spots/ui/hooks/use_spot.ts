import { useStore } from '#app/kit/hooks/use_store'
import { changedMarks } from '#app/spots/ui/state/spot_marks'
import type { Spot } from '#app/spots/ui/types'

/** A spot with what changed since its page came. */
export function useSpot(spot: Spot): Spot {
  const marks = useStore(changedMarks).get(spot.id)
  return marks ? { ...spot, ...marks } : spot
}
