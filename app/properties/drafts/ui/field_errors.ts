import type { ListingPatch } from '#app/properties/drafts/ui/changes'
import type { WireErrors } from '#app/kit/calls/call_failure'
import { DRAFT_FIELDS, type FieldName, type PartName } from '#app/properties/drafts/ui/draft'

export type ErrorKey = FieldName | 'images' | `part.${PartName}` | `alt.${number}`

export type FieldErrors = Partial<Record<ErrorKey, string>>

const IMAGE_FIELDS = ['images', 'featured_image']

/** A refusal of `address` when publishing may mean any of these. */
const PLACE_FIELDS = ['address', 'city', 'latitude', 'longitude'] as const

/**
 * Puts the errors of `POST /api/properties/{slug}` (`property.price`,
 * `property.images.2`, or plain `price` where publishing asks for it) at the
 * fields of the form.
 */
export function errorsByField(errors: WireErrors): FieldErrors {
  const placed: FieldErrors = {}
  for (const [path, [sentence]] of Object.entries(errors)) {
    const key = keyOf(path)
    if (key) placed[key] ??= sentence
  }
  return placed
}

/** The fields of a patch that were refused; the rest can be saved without them. */
export function refusedFields(errors: WireErrors, patch: ListingPatch): (keyof ListingPatch)[] {
  const keys = new Set<string>(Object.keys(errors).flatMap(namesIn))
  return (Object.keys(patch) as (keyof ListingPatch)[]).filter((field) => keys.has(field))
}

function keyOf(path: string): ErrorKey | null {
  const name = fieldIn(path)
  if (IMAGE_FIELDS.includes(name)) return 'images'
  return DRAFT_FIELDS.find((field) => field === name) ?? null
}

function namesIn(path: string): readonly string[] {
  const name = fieldIn(path)
  if (IMAGE_FIELDS.includes(name)) return IMAGE_FIELDS
  return path === 'address' ? PLACE_FIELDS : [name]
}

function fieldIn(path: string): string {
  return path.replace(/^property\./, '').split('.')[0]
}
