import type { Visibility } from '#app/journals/contract/visibility'

/** As on the wire; what is left out stays. */
export interface JournalInput {
  title?: string
  description?: string | null
  visibility?: Visibility
  cover_image_id?: number | null
}
