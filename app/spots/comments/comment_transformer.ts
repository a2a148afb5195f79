import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import type { CommentRow } from '#app/spots/comments/list_comments'

/** A comment on a spot, without its replies. */
export default class CommentTransformer extends BaseTransformer<CommentRow> {
  /** @param viewerId null for a guest */
  toObject(viewerId: number | null = null) {
    const comment = this.resource
    const isOwn = comment.userId === viewerId
    return {
      id: comment.id,
      user: new UserCardTransformer(comment.user).toObject(),
      content: comment.content,
      reply_to: comment.parentId,
      client_id: isOwn ? comment.clientId : null,
      is_own: isOwn,
      can_delete: isOwn || comment.ownerId === viewerId,
      created_at: wireTime(comment.createdAt),
    }
  }
}
