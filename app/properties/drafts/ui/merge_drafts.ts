import { isSameJson } from '#app/properties/drafts/ui/changes'
import { conflictsBetween, withValuesOf, type Conflict } from '#app/properties/drafts/ui/conflicts'
import { PART_NAMES, type ListingDraft, type Parts } from '#app/properties/drafts/ui/draft'
import { mergeLists } from '#app/properties/drafts/ui/merge_lists'
import type { StagedPicture } from '#app/properties/parts/component_content'

interface Versions {
  /** what this person last saw of the server’s */
  before: ListingDraft
  mine: ListingDraft
  theirs: { from: ListingDraft; to: ListingDraft }
  /** the server’s, as far as it’s known here now */
  now: ListingDraft
}

/** Keeps all changes in different places; where both changed the same value, theirs and a conflict. */
export function mergeDrafts({ before, mine, theirs, now }: Versions): {
  draft: ListingDraft
  conflicts: Conflict[]
} {
  const conflicts = conflictsBetween({ from: before, to: mine }, theirs)
  const settled = withValuesOf(mine, before, keysOf(conflicts))
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
    images: mergeLists(onto.images, { from: from.images, to: to.images }, ({ id }) => id),
    pictures: withChanges(onto.pictures, from.pictures, to.pictures),
    parts: { ...merged, staging: { pictures: mergedPictures(onto, from, to) } },
  }
}

/** By picture: the designer may add others at any time. */
function mergedPictures(
  ...drafts: [onto: ListingDraft, from: ListingDraft, to: ListingDraft]
): StagedPicture[] {
  const [onto, from, to] = drafts.map(({ parts }) => parts.staging.pictures)
  return [...mergeLists(onto, { from, to }, ({ image }) => image)]
}

function withChanges<Values extends object>(onto: Values, from: Values, to: Values): Values {
  const names = Object.keys(to) as (keyof Values)[]
  const changed = names.filter((name) => !isSameJson(from[name], to[name]))
  return Object.assign({ ...onto }, ...changed.map((name) => ({ [name]: to[name] })))
}
