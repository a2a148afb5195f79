import {
  conflictsBetween,
  withValuesOf,
  type Conflict,
} from '#app/properties/ui/components/editor/state/conflicts'
import type { Draft } from '#app/properties/ui/components/editor/state/draft'
import { reapply } from '#app/properties/ui/components/editor/state/reapply'

interface Versions {
  /** what this person last saw of the server’s */
  before: Draft
  mine: Draft
  theirs: { from: Draft; to: Draft }
  /** the server’s, as far as it’s known here now */
  now: Draft
}

/** Keeps what both changed in different places; where both changed the same, theirs, and asks. */
export function mergeDrafts({ before, mine, theirs, now }: Versions): {
  draft: Draft
  conflicts: Conflict[]
} {
  const conflicts = conflictsBetween({ from: before, to: mine }, theirs)
  const settled = withValuesOf(mine, before, keysOf(conflicts))
  return { draft: reapply(now, before, settled), conflicts }
}

export const keysOf = (conflicts: readonly Conflict[]) => conflicts.map(({ key }) => key)
