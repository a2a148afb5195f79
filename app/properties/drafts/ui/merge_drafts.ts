import { conflictsBetween, type Conflict } from '#app/properties/drafts/ui/conflicts'
import {
  PART_NAMES,
  type ListingDraft,
  type Parts,
  type Pictures,
} from '#app/properties/drafts/ui/draft'
import { mergeLists, mergeTexts, idOfRow, withChanges } from '#app/properties/drafts/ui/merge_lists'
import { withValuesOf } from '#app/properties/drafts/ui/with_values'
import type { StagedPicture } from '#app/properties/parts/component_content'
import { ILLUSTRATED_PARTS } from '#app/properties/parts/part_pictures'

interface Versions {
  /** what this person last saw of the server’s */
  before: ListingDraft
  mine: ListingDraft
  /** keys of earlier conflicts that still wait; `mine` holds this person’s values of them */
  open?: readonly string[]
  theirs: { from: ListingDraft; to: ListingDraft }
  /** the server’s, as far as it’s known here now */
  now: ListingDraft
}

/** Keeps all changes in different places; where both changed the same value, theirs and a conflict. */
export function mergeDrafts({ before, mine, open = [], theirs, now }: Versions): {
  draft: ListingDraft
  conflicts: Conflict[]
} {
  const conflicts = conflictsBetween({ from: before, to: mine }, theirs)
  const settled = withValuesOf(mine, before, [...open, ...keysOf(conflicts)])
  return { draft: reapply(now, before, settled), conflicts }
}

export const keysOf = (conflicts: readonly Conflict[]) => conflicts.map(({ key }) => key)

/** Applies to `onto` only what differs between two other drafts. */
export function reapply(onto: ListingDraft, from: ListingDraft, to: ListingDraft): ListingDraft {
  const parts = PART_NAMES.map((name) => [
    name,
    withChanges(onto.parts[name], from.parts[name], to.parts[name]),
  ])
  const merged = Object.fromEntries(parts) as Parts
  return {
    fields: withChanges(onto.fields, from.fields, to.fields),
    images: mergeLists(onto.images, { from: from.images, to: to.images }, idOfRow),
    pictures: mergedPhotos(onto.pictures, from.pictures, to.pictures),
    parts: {
      ...merged,
      features: { ...merged.features, items: mergedItems(onto, from, to) },
      staging: { pictures: mergedPictures(onto, from, to) },
    },
  }
}

/** What each sets into a part, and takes out of it. */
function mergedPhotos(onto: Pictures, from: Pictures, to: Pictures): Pictures {
  const merged = ILLUSTRATED_PARTS.map((part) => {
    const [now, before, after] = [onto, from, to].map((pictures) => pictures[part] ?? [])
    return [part, mergeLists(now, { from: before, to: after }, (id) => id)]
  })
  return Object.fromEntries(merged)
}

/** By highlight, so that each keeps what they add. */
function mergedItems(
  ...drafts: [onto: ListingDraft, from: ListingDraft, to: ListingDraft]
): string[] {
  const [onto, from, to] = drafts.map(({ parts }) => parts.features.items)
  return mergeTexts(onto, { from, to })
}

/** By picture: the designer may add others at any time. */
function mergedPictures(
  ...drafts: [onto: ListingDraft, from: ListingDraft, to: ListingDraft]
): StagedPicture[] {
  const [onto, from, to] = drafts.map(({ parts }) => parts.staging.pictures)
  return [...mergeLists(onto, { from, to }, ({ image }) => image)]
}
