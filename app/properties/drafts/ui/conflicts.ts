import { isSameJson } from '#app/properties/drafts/ui/changes'
import {
  DRAFT_FIELDS,
  PART_NAMES,
  type ListingDraft,
  type ListingImage,
  type Parts,
  type Pictures,
} from '#app/properties/drafts/ui/draft'
import { areRows, inOrderOf, isWhole, idOfRow } from '#app/properties/drafts/ui/merge_lists'
import type { ErrorKey } from '#app/properties/drafts/ui/field_errors'
import { ILLUSTRATED_PARTS } from '#app/properties/parts/part_pictures'

/** One value that two people changed at once. */
export interface Conflict {
  /** `name`, `hero.headline` of a part, or `rooms.rooms.a1.floor` of a row in one */
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
  return placesIn(drafts).flatMap(({ key, field, of }) => {
    const isMine = !isSameJson(of(mine.from), of(mine.to))
    const isTheirs = !isSameJson(of(theirs.from), of(theirs.to))
    if (!isMine || !isTheirs || isSameJson(of(mine.to), of(theirs.to))) return []
    return [{ key, field, mine: of(mine.to), theirs: of(theirs.to) }]
  })
}

/** What others changed to something else than stands here. */
export function keysOthersChanged(mine: ListingDraft, theirs: Change): string[] {
  return placesIn([mine, theirs.from, theirs.to]).flatMap(({ key, of }) => {
    const isTheirs = !isSameJson(of(theirs.from), of(theirs.to))
    return isTheirs && !isSameJson(of(mine), of(theirs.to)) ? [key] : []
  })
}

export function withTheirs(conflicts: readonly Conflict[], draft: ListingDraft): Conflict[] {
  const places = placesIn([draft])
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

function placesIn(drafts: readonly ListingDraft[]): Place[] {
  const fields = DRAFT_FIELDS.map((name): Place => ({
    key: name,
    field: name,
    of: ({ fields: values }) => values[name],
  }))
  const written = PART_NAMES.filter((part) => part !== 'staging')
  const parts = written.flatMap((part) =>
    Object.keys(drafts[0].parts[part]).flatMap((name) => {
      const of = ({ parts: values }: ListingDraft) => Reflect.get(values[part], name)
      return valuePlaces({ key: `${part}.${name}`, field: `part.${part}`, of }, drafts)
    })
  )
  return [...fields, ...parts, ...picturePlaces(drafts), ...listPlaces(drafts)]
}

/** A value; or of a list of rows, their order and what each says. */
function valuePlaces(place: Place, drafts: readonly ListingDraft[]): Place[] {
  const lists = drafts.map(place.of)
  if (!lists.every(areRows)) return [place]
  const shared = sharedIds(lists.map((rows) => rows.map(idOfRow)))
  const rowsOf = (draft: ListingDraft) => {
    const rows = place.of(draft)
    return areRows(rows) ? rows.filter(({ id }) => shared.includes(id)) : []
  }
  const order: Place = { ...place, of: (draft) => rowsOf(draft).map(idOfRow) }
  const rows = rowsOf(drafts[0]).flatMap((row) => {
    const of = (draft: ListingDraft) => rowsOf(draft).find(({ id }) => id === row.id) ?? {}
    const whole: Place = { ...place, key: `${place.key}.${row.id}`, of }
    if (isWhole(row)) return [whole]
    return Object.keys(row).flatMap((name) => {
      const key = `${whole.key}.${name}`
      return valuePlaces({ ...whole, key, of: (draft) => Reflect.get(of(draft), name) }, drafts)
    })
  })
  return [order, ...rows]
}

/** The order of the photos in each part. */
function picturePlaces(drafts: readonly ListingDraft[]): Place[] {
  return ILLUSTRATED_PARTS.map((part) => {
    const of = ({ pictures }: ListingDraft) => pictures[part] ?? []
    const shared = sharedIds(drafts.map(of))
    return {
      key: `pictures.${part}`,
      field: `part.${part}`,
      of: (draft) => of(draft).filter((id) => shared.includes(id)),
    }
  })
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

function sharedIds<Id>([first, ...others]: (readonly Id[])[]): Id[] {
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
    withValues(draft.parts[part], other.parts[part], keys, `${part}.`),
  ])
  const given = Object.fromEntries(parts) as Parts
  const { pictures } = draft.parts.staging
  return {
    ...draft,
    fields: withValues(draft.fields, other.fields, keys),
    images: imagesWith(draft.images, other.images, keys),
    pictures: picturesWith(draft.pictures, other.pictures, keys),
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
  const ordered = keys.includes('images') ? inOrderOf(images, others, idOfRow) : images
  return ordered.map((image) => {
    const chosen = others.find(({ id }) => id === image.id)
    return chosen && keys.includes(`alt.${image.id}`) ? { ...image, alt: chosen.alt } : image
  })
}

function picturesWith(pictures: Pictures, others: Pictures, keys: readonly string[]): Pictures {
  const given = ILLUSTRATED_PARTS.map((part) => {
    const [own, other] = [pictures[part] ?? [], others[part] ?? []]
    return [part, keys.includes(`pictures.${part}`) ? inOrderOf(own, other, (id) => id) : own]
  })
  return Object.fromEntries(given)
}

/** @param under what comes before the names in keys */
function withValues<Values extends object>(
  values: Values,
  others: Values,
  keys: readonly string[],
  under = ''
): Values {
  const given = Object.entries(others).map(([name, other]) => {
    const [key, own] = [`${under}${name}`, Reflect.get(values, name)]
    if (areRows(own) && areRows(other)) return [name, rowsWith(own, other, keys, key)]
    return [name, keys.includes(key) ? other : own]
  })
  return { ...values, ...Object.fromEntries(given) }
}

function rowsWith(
  rows: readonly { id: string | number }[],
  others: readonly { id: string | number }[],
  keys: readonly string[],
  key: string
): unknown[] {
  const ordered = keys.includes(key) ? inOrderOf(rows, others, idOfRow) : rows
  return ordered.map((row) => {
    const chosen = others.find(({ id }) => id === row.id)
    if (!chosen) return row
    if (isWhole(row)) return keys.includes(`${key}.${row.id}`) ? chosen : row
    return withValues(row, chosen, keys, `${key}.${row.id}.`)
  })
}
