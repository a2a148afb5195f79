import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTimeOrNull } from '#app/common/http/wire_time'
import type { NewHome } from '#app/dashboard/home/list_new_homes'
import { publishedAtOf, type FollowedPost } from '#app/dashboard/home/followed_post'
import PublicDesignTransformer from '#app/designs/gallery/public_design_transformer'
import EntryCardTransformer from '#app/journals/entries/entry_card_transformer'
import { savableCard } from '#app/properties/savable_card_transformer'
import SpotCardTransformer from '#app/spots/spot_card_transformer'

/** @param savedIds the homes that whoever looks at them saved */
export function newHomes(found: readonly NewHome[], savedIds: ReadonlySet<number>) {
  return found.map(({ home, reason }) => ({
    ...savableCard(home, savedIds.has(home.id)),
    reason,
  }))
}

/** Something that was published, whatever it is. */
export function followedPost(post: FollowedPost) {
  return { published_at: wireTimeOrNull(publishedAtOf(post)), ...shownPost(post) }
}

function shownPost(post: FollowedPost) {
  if (post.kind === 'design') {
    const design = new PublicDesignTransformer(post.design).toObject()
    return {
      kind: post.kind,
      id: design.id,
      url: design.url,
      title: design.title,
      text: design.details.join(' · '),
      picture: design.image,
      /** the room as it was */
      before: design.original_image,
      author: design.author,
    }
  }
  if (post.kind === 'entry') {
    const entry = new EntryCardTransformer(post.entry).toObject()
    return {
      kind: post.kind,
      id: entry.id,
      url: `/journals/${entry.journal_slug}/entries/${entry.id}`,
      title: entry.title || 'A journal entry',
      text: entry.excerpt ?? '',
      picture: entry.cover,
      before: null,
      author: new UserCardTransformer(post.author).toObject(),
    }
  }
  const spot = new SpotCardTransformer(post.spot).toObject()
  return {
    kind: post.kind,
    id: spot.id,
    url: `/spots/${spot.slug}`,
    title: spot.title,
    text: '',
    picture: spot.cover,
    before: null,
    author: new UserCardTransformer(post.spot.row.user).toObject(),
  }
}
