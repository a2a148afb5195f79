import { useState } from 'react'

/** How often something was opened: as its `key`, it begins anew each time and stays while it closes. */
export function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: isOpen ? 1 : 0 })
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + (isOpen ? 1 : 0) })
  return seen.count
}
