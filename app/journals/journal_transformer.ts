import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { JournalRow } from '#app/journals/journal_row'
import ImageTransformer from '#app/media/image_transformer'

export default class JournalTransformer extends BaseTransformer<JournalRow> {
  /** @param viewerId null for a guest */
  toObject(viewerId: number | null) {
    const row = this.resource
    const isOwn = row.userId === viewerId
    return {
      id: row.id,
      slug: row.slug,
      title: row.title,
      description: row.description,
      visibility: row.visibility,
      cover: row.cover && new ImageTransformer(row.cover).toObject(),
      has_own_cover: row.hasOwnCover,
      user: new UserCardTransformer(row.user).toObject(),
      is_own: isOwn,
      is_following: row.isFollowing,
      is_taken_down: row.isTakenDown,
      entries_count: row.entriesCount,
      drafts_count: isOwn ? row.draftsCount : 0,
      last_published_at: wireTimeOrNull(row.lastPublishedAt),
      created_at: wireTime(row.createdAt),
      updated_at: wireTime(row.updatedAt),
    }
  }
}
