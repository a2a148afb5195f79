import type { ComponentType } from 'react'

/** A section of the `/kit` page, shown once per theme. */
export interface KitSection {
  title: string
  Section: ComponentType
}
