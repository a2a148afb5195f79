import type { LucideIcon } from 'lucide-react'
import type { Account } from '#app/kit/hooks/use_shared_props'

export interface PaletteItem {
  id: string
  label: string
  /** a word at the end of the row: a city, a handle */
  hint?: string
  icon?: LucideIcon
  /** leads somewhere … */
  href?: string
  /** … or does something */
  run?: () => void
}

/** Something that the command palette looks in. */
export interface PaletteSource {
  heading: string
  /**
   * What fits the query, best first; also for an empty one, where the source
   * has something to offer unasked. Past the signal nobody wants the answer.
   */
  find: (search: PaletteSearch) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>
}

export interface PaletteSearch {
  query: string
  account: Account | null
  signal: AbortSignal
}
