import { useEffect, useState } from 'react'
import { whenSettled } from '#app/kit/hooks/when_settled'

/** Whether the page has settled, so that work that can wait may begin, such as a map. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenSettled(() => setSettled(true)), [])
  return isSettled
}
