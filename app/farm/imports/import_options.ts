export const MAX_CONTACT_FILE_BYTES = 25 * 1024 * 1024
export const MAX_CONTACT_ROWS = 100_000
/** Each is looked at by itself. */
export const MAX_LEAD_ROWS = 5000
export const MAX_CONTACT_COLUMNS = 200
/** per farm */
export const MAX_UNFINISHED_CONTACT_IMPORTS = 3
export const MAX_FILE_NAME_CHARACTERS = 120

/** what the rows of a file become */
export type ListOf = 'contacts' | 'leads'

export const ROW_FILTERS = ['all', 'failed', 'noted'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

export function rowFilter(value: unknown): RowFilter {
  return ROW_FILTERS.find((filter) => filter === value) ?? 'all'
}

/** Realtime channel of an import's progress. */
export const contactImportChannel = (id: number) => `private-farm-import.${id}`
