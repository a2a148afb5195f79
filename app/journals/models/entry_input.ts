import type { EntryStatus } from '#app/journals/contract/visibility'

/** As on the wire; what is left out stays. */
export interface EntryInput {
  title?: string | null
  /** checked by `checkedBody` */
  body?: unknown
  room?: string | null
  design_id?: number | null
  property_id?: number | null
  status?: EntryStatus
  /** ISO 8601 */
  published_at?: string
}
