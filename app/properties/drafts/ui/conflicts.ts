import { isSameJson } from '#app/properties/drafts/ui/changes'
import {
  DRAFT_FIELDS,
  PART_NAMES,
  type ListingDraft,
  type ListingImage,
  type Parts,
} from '#app/properties/drafts/ui/draft'
import { inOrderOf } from '#app/properties/drafts/ui/merge_lists'
import type { ErrorKey } from '#app/properties/drafts/ui/field_errors'

/** One value that two people changed at once. */
export interface Conflict {
  /** `name`, or `hero.headline` of a part */
  key: string
  /** the field that shows it */
  field: ErrorKey
  mine: unknown
  theirs: unknown
}

interface Change {
  from: ListingDraft
  to: ListingDraft
}

/** What both changed, and not to the same. */
export function conflictsBetween(mine: Change, theirs: Change): Conflict[] {
  const drafts = [mine.from, mine.to, theirs.from, theirs.to]
  return [...placesIn(mine.to), ...listPlaces(drafts)].flatMap(({ key, field, of }) => {
    const isMine = !isSameJson(of(mine.from), of(mine.to))
    const isTheirs = !isSameJson(of(theirs.from), of(theirs.to))
    if (!isMine || !isTheirs || isSameJson(of(mine.to), of(theirs.to))) return []
    return [{ key, field, mine: of(mine.to), theirs: of(theirs.to) }]
  })
}

/** What others changed to something else than stands here. */
export function keysOthersChanged(mine: ListingDraft, theirs: Change): string[] {
  return [...placesIn(mine), ...listPlaces([mine, theirs.from, theirs.to])].flatMap(
    ({ key, of }) => {
      const isTheirs = !isSameJson(of(theirs.from), of(theirs.to))
      return isTheirs && !isSameJson(of(mine), of(theirs.to)) ? [key] : []
    }
  )
}

export function withTheirs(conflicts: readonly Conflict[], draft: ListingDraft): Conflict[] {
  const places = [...placesIn(draft), ...listPlaces([draft])]
  return conflicts.map((conflict) => {
    const place = places.find(({ key }) => key === conflict.key)
    return place ? { ...conflict, theirs: place.of(draft) } : conflict
  })
}

interface Place {
  key: string
  field: ErrorKey
  of: (draft: ListingDraft) => unknown
}

function placesIn(draft: ListingDraft): Place[] {
  const fields = DRAFT_FIELDS.map((name): Place => ({
    key: name,
    field: name,
    of: ({ fields: values }) => values[name],
  }))
  const written = PART_NAMES.filter((part) => part !== 'staging')
  const parts = written.flatMap((part) =>
    Object.keys(draft.parts[part]).map((name): Place => ({
      key: `${part}.${name}`,
      field: `part.${part}`,
      of: ({ parts: values }) => Reflect.get(values[part], name),
    }))
  )
  return [...fields, ...parts]
}

/** The order of the photos, the alt text of each and the caption of each staged one. */
function listPlaces(drafts: readonly ListingDraft[]): Place[] {
  const photos = sharedIds(drafts.map(({ images }) => images.map(({ id }) => id)))
  const staged = sharedIds(drafts.map(({ parts }) => parts.staging.pictures.map(imageOf)))
  return [
    {
      key: 'images',
      field: 'images',
      of: ({ images }) => images.map(({ id }) => id).filter((id) => photos.includes(id)),
    },
    ...photos.map((id): Place => ({
      key: `alt.${id}`,
      field: `alt.${id}`,
      of: ({ images }) => images.find((image) => image.id === id)?.alt,
    })),
    ...staged.map((id): Place => ({
      key: `caption.${id}`,
      field: 'part.staging',
      of: ({ parts }) => parts.staging.pictures.find(({ image }) => image === id)?.caption,
    })),
  ]
}

const imageOf = ({ image }: { image: number }) => image

function sharedIds([first, ...others]: number[][]): number[] {
  return first.filter((id) => others.every((ids) => ids.includes(id)))
}

/** The draft with the values that another has at these places. */
export function withValuesOf(
  draft: ListingDraft,
  other: ListingDraft,
  keys: readonly string[]
): ListingDraft {
  const parts = PART_NAMES.map((part) => [
    part,
    withValues(draft.parts[part], other.parts[part], (name) => keys.includes(`${part}.${name}`)),
  ])
  const given = Object.fromEntries(parts) as Parts
  const { pictures } = draft.parts.staging
  return {
    ...draft,
    fields: withValues(draft.fields, other.fields, (name) => keys.includes(name)),
    images: imagesWith(draft.images, other.images, keys),
    parts: {
      ...given,
      staging: {
        pictures: pictures.map((picture) => {
          const chosen = other.parts.staging.pictures.find(({ image }) => image === picture.image)
          const isWanted = chosen && keys.includes(`caption.${picture.image}`)
          return isWanted ? { ...picture, caption: chosen.caption } : picture
        }),
      },
    },
  }
}

function imagesWith(
  images: readonly ListingImage[],
  others: readonly ListingImage[],
  keys: readonly string[]
): readonly ListingImage[] {
  const ordered = keys.includes('images') ? inOrderOf(images, others, ({ id }) => id) : images
  return ordered.map((image) => {
    const chosen = others.find(({ id }) => id === image.id)
    return chosen && keys.includes(`alt.${image.id}`) ? { ...image, alt: chosen.alt } : image
  })
}

function withValues<Values extends object>(
  values: Values,
  others: Values,
  isWanted: (name: string) => boolean
): Values {
  const wanted = Object.entries(others).filter(([name]) => isWanted(name))
  return { ...values, ...Object.fromEntries(wanted) }
}
