import { useState } from 'react'

/** Counts openings. Used as a `key`, it resets a dialog on each opening but not while it closes. */
export function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: isOpen ? 1 : 0 })
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + (isOpen ? 1 : 0) })
  return seen.count
}
