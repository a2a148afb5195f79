import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { wireTimeOrNull, type Moment } from '#app/common/http/wire_time'
import type Design from '#app/designs/design'
import { listDesignsBy } from '#app/designs/gallery/list_user_designs'
import type { EntryCardRow } from '#app/journals/entries/entry_row'
import { listEntriesBy } from '#app/journals/entries/find_entries'
import { listConnections } from '#app/profiles/following/find_follows'
import { listSpotsBy } from '#app/spots/list_spots'
import type { SpotView } from '#app/spots/spot_view'

/** What somebody published: a design, an entry of a journal, or a spot. */
export type FollowedPost =
  | { kind: 'design'; design: Design }
  | { kind: 'entry'; entry: EntryCardRow; author: User }
  | { kind: 'spot'; spot: SpotView }

const MAX_POSTS = 6
/** of whom one follows, the latest ones */
const MAX_LOOKED_AT = 200

/** The newest of what those whom somebody follows published. */
export async function listFollowedPosts({ id: userId }: User): Promise<FollowedPost[]> {
  const hiddenIds = await listHiddenUserIds(userId)
  const latest = { page: 1, perPage: MAX_LOOKED_AT }
  const followed = await listConnections('followings', userId, latest, hiddenIds)
  const authors = new Map(followed.map((user) => [user.id, user]))
  const ids = [...authors.keys()]
  if (!ids.length) return []
  const designs = await listDesignsBy(ids, MAX_POSTS)
  const entries = await listEntriesBy(ids, MAX_POSTS)
  const spots = await listSpotsBy(ids, userId, MAX_POSTS)
  const posts: FollowedPost[] = [
    ...designs.map((design) => ({ kind: 'design' as const, design })),
    ...entries.flatMap((entry) => {
      const author = authors.get(entry.authorId)
      return author ? [{ kind: 'entry' as const, entry, author }] : []
    }),
    ...spots.map((spot) => ({ kind: 'spot' as const, spot })),
  ]
  const time = (post: FollowedPost) => wireTimeOrNull(publishedAtOf(post)) ?? ''
  return posts.sort((one, other) => time(other).localeCompare(time(one))).slice(0, MAX_POSTS)
}

export function publishedAtOf(post: FollowedPost): Moment | null {
  if (post.kind === 'design') return post.design.publishedAt
  return post.kind === 'entry' ? post.entry.publishedAt : post.spot.row.publishedAt
}
