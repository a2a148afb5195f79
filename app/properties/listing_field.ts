import vine from '@vinejs/vine'
import { idField } from '#app/common/http/id_field'

const MAX_SLUG_CHARACTERS = 200

/** Text is a slug and a number an id; an object is what a call answered of the listing. */
const asListing = (value: unknown): unknown => {
  if (typeof value === 'string' && value) return { slug: value }
  return typeof value === 'number' ? { id: value } : value
}

/** A listing by its slug, its id, or as calls answer it. */
export const listingField = () =>
  vine
    .object({
      id: idField().optional(),
      slug: vine.string().trim().maxLength(MAX_SLUG_CHARACTERS).optional().requiredIfMissing('id'),
    })
    .parse(asListing)

export interface ListingReference {
  id?: number
  slug?: string
}

/** What finds the listing that somebody sent. */
export function listingAt({ id, slug = '' }: ListingReference): { id: number } | { slug: string } {
  return id === undefined ? { slug } : { id }
}
