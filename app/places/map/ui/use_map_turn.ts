import type { RefObject } from 'react'
import { useInView } from '#app/kit/hooks/use_in_view'
import { useSettled } from '#app/kit/hooks/use_settled'

/** Whether it is time to load a map: its place is near the viewport, and the page has settled. */
export function useMapTurn<T extends Element>(): [RefObject<T | null>, boolean] {
  const [ref, isNear] = useInView<T>({ margin: '400px 0px', once: true })
  const isSettled = useSettled()
  return [ref, isNear && isSettled]
}
