import {
  DRAFT_FIELDS,
  PART_NAMES,
  type ListingImage,
  type ListingDraft,
  type Fields,
  type PartName,
} from '#app/properties/drafts/ui/draft'

/** The `property` of a save: what changed, and nothing else. */
export type ListingPatch = Partial<Fields> & { images?: number[]; featured_image?: number | null }

export interface AltChange {
  id: number
  alt: string | null
}

export interface Changes {
  listing: ListingPatch
  parts: readonly PartName[]
  alts: readonly AltChange[]
}

export function draftChanges(saved: ListingDraft, draft: ListingDraft): Changes {
  return {
    listing: { ...fieldChanges(saved.fields, draft.fields), ...imageChanges(saved, draft) },
    parts: PART_NAMES.filter(
      (name) =>
        !isSameJson(saved.parts[name], draft.parts[name]) || arePicturesChanged(saved, draft, name)
    ),
    alts: altChanges(saved.images, draft.images),
  }
}

/** Whether other photos are set into the part, or in another order. */
export function arePicturesChanged(
  saved: ListingDraft,
  draft: ListingDraft,
  name: PartName
): boolean {
  return !isSameJson(saved.pictures[name], draft.pictures[name])
}

/** The draft as the server has it once this patch is saved. */
export function withSaved(
  saved: ListingDraft,
  draft: ListingDraft,
  patch: ListingPatch
): ListingDraft {
  const { images, featured_image: featured, ...fields } = patch
  const known = new Map(saved.images.map((image) => [image.id, image.alt]))
  return {
    ...saved,
    fields: { ...saved.fields, ...fields },
    images:
      images || featured !== undefined
        ? draft.images.map((image) => ({ ...image, alt: known.get(image.id) ?? null }))
        : saved.images,
  }
}

export function withSavedAlt(saved: ListingDraft, { id, alt }: AltChange): ListingDraft {
  const images = saved.images.map((image) => (image.id === id ? { ...image, alt } : image))
  return { ...saved, images }
}

export function withSavedPart(
  saved: ListingDraft,
  draft: ListingDraft,
  name: PartName
): ListingDraft {
  return {
    ...saved,
    parts: { ...saved.parts, [name]: draft.parts[name] },
    pictures: { ...saved.pictures, [name]: draft.pictures[name] },
  }
}

function fieldChanges(saved: Fields, draft: Fields): Partial<Fields> {
  const changed = DRAFT_FIELDS.filter((name) => !isSameJson(saved[name], draft[name]))
  return Object.fromEntries(changed.map((name) => [name, draft[name]]))
}

function imageChanges(
  saved: ListingDraft,
  draft: ListingDraft
): Pick<ListingPatch, 'images' | 'featured_image'> {
  const ids = idsOf(draft.images)
  return isSameJson(idsOf(saved.images), ids) ? {} : { images: ids, featured_image: ids[0] ?? null }
}

/** A photo that the server's listing doesn't hold yet was uploaded without alt text. */
function altChanges(
  saved: readonly ListingImage[],
  images: readonly ListingImage[]
): readonly AltChange[] {
  const before = new Map(saved.map(({ id, alt }) => [id, alt]))
  return images
    .filter(({ id, alt }) => (before.get(id) ?? null) !== alt)
    .map(({ id, alt }) => ({ id, alt }))
}

const idsOf = (images: readonly ListingImage[]) => images.map(({ id }) => id)

/** Plain values, lists and flat maps, as they come from the wire. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
