import type User from '#app/accounts/user'
import type { Moment } from '#app/common/http/wire_time'
import type { PicturedDesign } from '#app/designs/design_pictures'
import type { EntryCardRow } from '#app/journals/entries/entry_row'
import type { SpotView } from '#app/spots/spot_view'

/** What somebody published: a design, an entry of a journal, or a spot. */
export type FollowedPost =
  | { kind: 'design'; design: PicturedDesign }
  | { kind: 'entry'; entry: EntryCardRow; author: User }
  | { kind: 'spot'; spot: SpotView }

export function publishedAtOf(post: FollowedPost): Moment | null {
  if (post.kind === 'design') return post.design.publishedAt
  return post.kind === 'entry' ? post.entry.publishedAt : post.spot.row.publishedAt
}
