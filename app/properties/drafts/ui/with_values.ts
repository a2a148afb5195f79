import {
  PART_NAMES,
  type ListingDraft,
  type ListingImage,
  type Parts,
  type Pictures,
} from '#app/properties/drafts/ui/draft'
import {
  areRows,
  idOfRow,
  inOrderOf,
  isWhole,
  mergeLists,
  textsInOrderOf,
  type ListRow,
} from '#app/properties/drafts/ui/merge_lists'
import { ILLUSTRATED_PARTS } from '#app/properties/parts/part_pictures'

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
  const [items, others] = [draft, other].map(({ parts: { features } }) => features.items)
  return {
    ...draft,
    fields: withValues(draft.fields, other.fields, keys),
    images: imagesWith(draft.images, other.images, keys),
    pictures: picturesWith(draft.pictures, other.pictures, keys),
    parts: {
      ...given,
      features: {
        ...given.features,
        items: keys.includes('features.items') ? textsInOrderOf(items, others) : items,
      },
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

/** Also a row that only one of them has. */
function rowsWith(
  rows: readonly ListRow[],
  others: readonly ListRow[],
  keys: readonly string[],
  key: string
): readonly ListRow[] {
  const isChosen = ({ id }: ListRow) => keys.includes(`${key}.${id}`)
  const ordered = keys.includes(key) ? inOrderOf(rows, others, idOfRow) : rows
  const kept = ordered.flatMap((row) => {
    const chosen = others.find(({ id }) => id === row.id)
    if (isChosen(row)) return chosen ?? []
    return chosen && !isWhole(row) ? withValues(row, chosen, keys, `${key}.${row.id}.`) : row
  })
  const before = others.filter((row) => !isChosen(row) || rows.some(({ id }) => id === row.id))
  return mergeLists(kept, { from: before, to: others }, idOfRow)
}
