import type { LucideIcon } from 'lucide-react'
import type { Account } from '#app/kit/hooks/use_shared_props'

export interface PaletteItem {
  id: string
  label: string
  /** text at the end of the row: a city, a handle */
  hint?: string
  icon?: LucideIcon
  /** either a link … */
  href?: string
  /** … or an action */
  run?: () => void
}

/** Something the command palette searches. */
export interface PaletteSource {
  heading: string
  /**
   * Matches for the query, best first; for an empty query, suggestions if there are any. The signal
   * aborts once the answer is outdated.
   */
  find: (search: PaletteSearch) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>
}

export interface PaletteSearch {
  query: string
  account: Account | null
  signal: AbortSignal
}
