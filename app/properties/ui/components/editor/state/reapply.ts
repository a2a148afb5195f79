import { isSame } from '#app/properties/ui/components/editor/state/changes'
import {
  PART_NAMES,
  type Draft,
  type ListingImage,
  type Parts,
} from '#app/properties/ui/components/editor/state/draft'

/** `onto` with what differs between two other drafts, and with nothing else of them. */
export function reapply(onto: Draft, from: Draft, to: Draft): Draft {
  const parts = PART_NAMES.map((name) => [
    name,
    withChanges(onto.parts[name], from.parts[name], to.parts[name]),
  ])
  return {
    fields: withChanges(onto.fields, from.fields, to.fields),
    images: withImages(onto.images, from.images, to.images),
    parts: Object.fromEntries(parts) as Parts,
  }
}

function withChanges<Values extends object>(onto: Values, from: Values, to: Values): Values {
  const names = Object.keys(to) as (keyof Values)[]
  const changed = names.filter((name) => !isSame(from[name], to[name]))
  return Object.assign({ ...onto }, ...changed.map((name) => ({ [name]: to[name] })))
}

/** Photos that only `onto` has stay, and those that it has no more stay away. */
function withImages(
  onto: readonly ListingImage[],
  from: readonly ListingImage[],
  to: readonly ListingImage[]
): readonly ListingImage[] {
  if (isSame(from, to)) return onto
  const [now, before, after] = [onto, from, to].map(byId)
  const kept = to
    .filter(({ id }) => now.has(id) || !before.has(id))
    .map((image) => {
      const isReworded = before.has(image.id) && before.get(image.id)?.alt !== image.alt
      return isReworded ? image : (now.get(image.id) ?? image)
    })
  return [...kept, ...onto.filter(({ id }) => !before.has(id) && !after.has(id))]
}

function byId(images: readonly ListingImage[]): Map<number, ListingImage> {
  return new Map(images.map((image) => [image.id, image]))
}
