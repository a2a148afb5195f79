import {
  missingForPublish,
  type PublishField,
} from '#app/properties/publishing/missing_for_publish'
import {
  type ListingDraft,
  type FieldName,
  type PartName,
  type Parts,
} from '#app/properties/drafts/ui/draft'
import type { ErrorKey, FieldErrors } from '#app/properties/drafts/ui/field_errors'

export const EDITOR_STEPS = [
  { id: 'basics', label: 'Basics' },
  { id: 'place', label: 'Location' },
  { id: 'price', label: 'Price' },
  { id: 'photos', label: 'Photos' },
  { id: 'description', label: 'Description' },
  { id: 'details', label: 'Page details' },
  { id: 'documents', label: 'Documents' },
  { id: 'template', label: 'Template' },
  { id: 'publish', label: 'Publish' },
] as const

export type StepId = (typeof EDITOR_STEPS)[number]['id']

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
  price: [
    'offered_for',
    'price',
    'currency',
    'deposit',
    'available_from',
    'accepted_currencies',
    'accepted_cryptocurrencies',
  ],
  photos: ['images'],
  details: ['component_order'],
  template: ['template', 'animations'],
}

/** The step named in a query string, or the first one. */
export function stepFrom(query: string): StepId {
  const wanted = new URLSearchParams(query).get('step')
  return EDITOR_STEPS.find(({ id }) => id === wanted)?.id ?? 'basics'
}

export function nextStep(step: StepId): StepId | null {
  const index = EDITOR_STEPS.findIndex(({ id }) => id === step)
  return EDITOR_STEPS[index + 1]?.id ?? null
}

export function editorStepOf(key: ErrorKey | PublishField): StepId {
  if (key === 'part.overview') return 'description'
  if (key === 'part.documents') return 'documents'
  if (key.startsWith('part.')) return 'details'
  if (key.startsWith('alt.')) return 'photos'
  const step = EDITOR_STEPS.find(({ id }) => FIELDS_OF[id]?.some((field) => field === key))
  return step?.id ?? 'basics'
}

export function markOf(
  step: StepId,
  draft: ListingDraft,
  errors: FieldErrors,
  isPublished: boolean
): StepMark {
  const refused = Object.keys(errors) as ErrorKey[]
  if (refused.some((key) => editorStepOf(key) === step)) return { kind: 'error' }
  if (step === 'photos') return countMark(draft.images.length)
  if (step === 'template') return { kind: 'none' }
  if (step === 'details') return countMark(writtenParts(draft.parts), WRITTEN_PARTS.length)
  return isDone(step, draft, isPublished) ? { kind: 'done' } : { kind: 'none' }
}

function countMark(count: number, of?: number): StepMark {
  if (count === 0) return { kind: 'none' }
  return { kind: 'count', text: of ? `${count} of ${of}` : String(count) }
}

function isDone(step: StepId, draft: ListingDraft, isPublished: boolean): boolean {
  if (step === 'publish') return isPublished
  // the draft doesn’t hold them
  if (step === 'documents') return false
  if (step === 'description') return draft.parts.overview.text !== null
  const missing = missingForPublish(draft.fields, draft.images.length)
  return !Object.keys(missing).some((field) => editorStepOf(field as PublishField) === step)
}

/** Staged photos come from the designer, so they don’t count as written. */
const WRITTEN_PARTS = [
  'hero',
  'gallery',
  'features',
  'rooms',
  'floor_plans',
  'before_after',
  'neighborhood',
  'location',
  'agent',
] as const

type WrittenPart = (typeof WRITTEN_PARTS)[number]

/** A gallery always has a layout, so only its title counts. */
function writtenIn(parts: Parts): Record<WrittenPart, boolean> {
  return {
    hero: Boolean(parts.hero.headline || parts.hero.subline),
    gallery: Boolean(parts.gallery.title),
    features: parts.features.items.some(Boolean),
    rooms: parts.rooms.rooms.length > 0,
    floor_plans: parts.floor_plans.plans.length > 0,
    before_after: parts.before_after.pairs.length > 0,
    neighborhood: parts.neighborhood.text !== null,
    agent: Object.values(parts.agent).some(Boolean),
    location: Boolean(parts.location.title || parts.location.text),
  }
}

function writtenParts(parts: Parts): number {
  const written = writtenIn(parts)
  return WRITTEN_PARTS.filter((name) => written[name]).length
}

/** Whether a part has something for the page. */
export function isPartWritten(part: PartName, { parts }: Pick<ListingDraft, 'parts'>): boolean {
  if (part === 'staging') return parts.staging.pictures.length > 0
  if (part === 'walkthrough') return Boolean(parts.walkthrough.title)
  if (part === 'titles') return Object.values(parts.titles).some(Boolean)
  const name = WRITTEN_PARTS.find((one) => one === part)
  return name !== undefined && writtenIn(parts)[name]
}
