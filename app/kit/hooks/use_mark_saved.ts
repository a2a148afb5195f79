import { useEffect, useState } from 'react'
import { SavedMark } from '#app/kit/hooks/saved_mark'

/** A flag that is true for 2000 ms after `markSaved()`, for non-Inertia forms. */
export function useMarkSaved(): [isSaved: boolean, markSaved: () => void] {
  const [isSaved, setSaved] = useState(false)
  const [mark] = useState(() => new SavedMark(setSaved))
  const [markSaved] = useState(() => () => mark.show())
  useEffect(() => () => mark.end(), [mark])

  return [isSaved, markSaved]
}
