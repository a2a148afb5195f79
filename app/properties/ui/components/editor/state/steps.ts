import { missingForPublish, type PublishField } from '#app/properties/missing_for_publish'
import {
  type Draft,
  type FieldName,
  type Parts,
} from '#app/properties/ui/components/editor/state/draft'
import type { ErrorKey, FieldErrors } from '#app/properties/ui/components/editor/state/field_errors'

export const STEPS = [
  { id: 'basics', label: 'Basics' },
  { id: 'place', label: 'Place' },
  { id: 'price', label: 'Price' },
  { id: 'photographs', label: 'Photographs' },
  { id: 'words', label: 'Words' },
  { id: 'parts', label: 'Parts' },
  { id: 'publish', label: 'Publish' },
] as const

export type StepId = (typeof STEPS)[number]['id']

/** What stands beside a step: that it is done, how many of how many, that something was refused. */
export type StepMark =
  { kind: 'none' } | { kind: 'done' } | { kind: 'error' } | { kind: 'count'; text: string }

const FIELDS_OF: Partial<Record<StepId, readonly (FieldName | PublishField)[]>> = {
  basics: [
    'name',
    'type',
    'sector',
    'bedrooms',
    'bathrooms',
    'living_area',
    'lot_area',
    'area_unit',
    'year_built',
    'is_private',
  ],
  place: [
    'address',
    'address_line_2',
    'city',
    'state',
    'zip',
    'country',
    'country_code',
    'latitude',
    'longitude',
  ],
  price: ['price', 'currency', 'accepted_currencies', 'accepted_cryptocurrencies'],
  photographs: ['images'],
  words: ['description'],
}

/** The step that a query string asks for; the first where it asks for none that there is. */
export function stepFrom(query: string): StepId {
  const wanted = new URLSearchParams(query).get('step')
  return STEPS.find(({ id }) => id === wanted)?.id ?? 'basics'
}

export function nextStep(step: StepId): StepId | null {
  const index = STEPS.findIndex(({ id }) => id === step)
  return STEPS[index + 1]?.id ?? null
}

/** Where a field stands, for links to it. */
export function stepOf(key: ErrorKey | PublishField): StepId {
  if (key.startsWith('part.')) return 'parts'
  if (key.startsWith('alt.')) return 'photographs'
  const step = STEPS.find(({ id }) => FIELDS_OF[id]?.some((field) => field === key))
  return step?.id ?? 'basics'
}

/** How far a step has come. */
export function markOf(
  step: StepId,
  draft: Draft,
  errors: FieldErrors,
  isPublished: boolean
): StepMark {
  const refused = Object.keys(errors) as ErrorKey[]
  if (refused.some((key) => stepOf(key) === step)) return { kind: 'error' }
  if (step === 'photographs') return countMark(draft.images.length)
  if (step === 'parts') return countMark(writtenParts(draft.parts), WRITTEN_PARTS.length)
  return isDone(step, draft, isPublished) ? { kind: 'done' } : { kind: 'none' }
}

function countMark(count: number, of?: number): StepMark {
  if (count === 0) return { kind: 'none' }
  return { kind: 'count', text: of ? `${count} of ${of}` : String(count) }
}

function isDone(step: StepId, draft: Draft, isPublished: boolean): boolean {
  if (step === 'publish') return isPublished
  if (step === 'words') return Boolean(draft.fields.description)
  const missing = missingForPublish(draft.fields, draft.images.length)
  return !Object.keys(missing).some((field) => stepOf(field as PublishField) === step)
}

/** Those that are written; staged pictures are brought. */
const WRITTEN_PARTS = ['hero', 'gallery', 'features', 'location'] as const

/** How many parts say anything. A gallery's layout is always chosen, so its title counts. */
function writtenParts(parts: Parts): number {
  const isWritten: Record<(typeof WRITTEN_PARTS)[number], boolean> = {
    hero: Boolean(parts.hero.headline || parts.hero.subline),
    gallery: Boolean(parts.gallery.title),
    features: parts.features.items.some(Boolean),
    location: Boolean(parts.location.title || parts.location.text),
  }
  return WRITTEN_PARTS.filter((name) => isWritten[name]).length
}
