import type { ReactNode } from 'react'

/** The one place where a page is given its layout, by name. */
export function layoutFor(_name: string): (page: ReactNode) => ReactNode {
  return (page) => page
}
