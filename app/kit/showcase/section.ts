import type { ComponentType } from 'react'

/** A part of the `/kit` page; shown twice, once in each theme. */
export interface KitSection {
  title: string
  Section: ComponentType
}
