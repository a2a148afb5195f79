import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { wireTimeOrNull } from '#app/common/http/wire_time'
import { publishedAtOf, type FollowedPost } from '#app/dashboard/home/followed_post'
import { listDesignsBy } from '#app/designs/gallery/list_user_designs'
import { listEntriesBy } from '#app/journals/entries/find_entries'
import { listConnections } from '#app/profiles/following/find_follows'
import { listSpotsBy } from '#app/spots/list_spots'

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
