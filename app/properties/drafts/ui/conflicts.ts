import { isSameJson } from '#app/properties/drafts/ui/changes'
import { DRAFT_FIELDS, PART_NAMES, type ListingDraft } from '#app/properties/drafts/ui/draft'
import {
  areRows,
  areTexts,
  idOfRow,
  isWhole,
  textRows,
} from '#app/properties/drafts/ui/merge_lists'
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

/** Those whose place still shows what somebody else wrote there; a row brought back may be edited. */
export function stillShown(conflicts: readonly Conflict[], draft: ListingDraft): Conflict[] {
  const shown = withTheirs(conflicts, draft)
  return conflicts.filter(
    ({ mine, theirs }, at) => mine !== null && isSameJson(theirs, shown[at].theirs)
  )
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

/** A value; or of a list, the order of what all have, what each row says, and which rows are there. */
function valuePlaces(place: Place, drafts: readonly ListingDraft[]): Place[] {
  const lists = drafts.map(place.of)
  if (!lists.every(areRows)) return [lists.every(areTexts) ? textOrder(place, drafts) : place]
  const shared = sharedIds(lists.map((rows) => rows.map(idOfRow)))
  const rowsOf = (draft: ListingDraft) => {
    const rows = place.of(draft)
    return areRows(rows) ? rows : []
  }
  const order: Place = {
    ...place,
    of: (draft) =>
      rowsOf(draft)
        .map(idOfRow)
        .filter((id) => shared.includes(id)),
  }
  const known = new Map(lists.flat().map((row) => [row.id, row]))
  const rows = [...known.values()].flatMap((row) => {
    const of = (draft: ListingDraft) => rowsOf(draft).find(({ id }) => id === row.id) ?? null
    const whole: Place = { ...place, key: `${place.key}.${row.id}`, of }
    if (isWhole(row) || !shared.includes(row.id)) return [whole]
    return Object.keys(row).flatMap((name) => {
      const key = `${whole.key}.${name}`
      const valueOf = (draft: ListingDraft) => Reflect.get(of(draft) ?? {}, name)
      return valuePlaces({ ...whole, key, of: valueOf }, drafts)
    })
  })
  return [order, ...rows]
}

function textOrder(place: Place, drafts: readonly ListingDraft[]): Place {
  const textsOf = (draft: ListingDraft) => {
    const texts = place.of(draft)
    return textRows(areTexts(texts) ? texts : [])
  }
  const shared = sharedIds(drafts.map((draft) => textsOf(draft).map(idOfRow)))
  return {
    ...place,
    of: (draft) =>
      textsOf(draft)
        .filter(({ id }) => shared.includes(id))
        .map(({ text }) => text),
  }
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
