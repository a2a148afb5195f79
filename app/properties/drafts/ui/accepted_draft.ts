import { listingDraftOf, type Listing, type ListingDraft } from '#app/properties/drafts/ui/draft'
import type { FieldErrors } from '#app/properties/drafts/ui/field_errors'
import { MAX_YEAR_BUILT, MIN_YEAR_BUILT } from '#app/properties/listing_options'

/** A draft without what was refused, or will be: there stands what the listing says. */
export function acceptedDraft(
  draft: ListingDraft,
  errors: FieldErrors,
  listing: Listing
): ListingDraft {
  const refused = new Set(Object.keys(errors))
  if (!isPossibleYear(draft.fields.year_built)) refused.add('year_built')
  if (refused.size === 0) return draft
  const known = listingDraftOf(listing, draft.images)
  const choose = <Values extends object>(
    typed: Values,
    saved: Values,
    keyOf: (name: string) => string
  ) =>
    Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [
        name,
        refused.has(keyOf(name)) ? saved[name as keyof Values] : value,
      ])
    ) as Values
  return {
    ...draft,
    fields: choose(draft.fields, known.fields, (name) => name),
    parts: choose(draft.parts, known.parts, (name) => `part.${name}`),
  }
}

/** Unknown is possible, too. */
export function isPossibleYear(year: number | null): boolean {
  return year === null || (year >= MIN_YEAR_BUILT && year <= MAX_YEAR_BUILT)
}
