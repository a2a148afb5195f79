import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import type { ReviewRow } from '#app/club/offerings/list_reviews'
import { wireTime } from '#app/common/http/wire_time'

export default class OfferingReviewTransformer extends BaseTransformer<ReviewRow> {
  toObject() {
    const { id, rating, text, user, createdAt } = this.resource
    return {
      id,
      rating,
      text,
      user: user && new UserCardTransformer(user).toObject(),
      created_at: wireTime(createdAt),
    }
  }
}
