import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { CONFIRM_DAYS } from '#app/club/offerings/offering_options'
import { deedsOf, type RequestRole } from '#app/club/requests/request_state'
import type { RequestRow, WrittenReview } from '#app/club/requests/request_row'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import ImageTransformer from '#app/media/image_transformer'

/** A request as one of both people sees it. */
export default class OfferingRequestTransformer extends BaseTransformer<RequestRow> {
  toObject(viewerId: number) {
    const row = this.resource
    const role: RequestRole = row.customerId === viewerId ? 'customer' : 'provider'
    const own = row.reviews.find((review) => review.role === role)
    const other = row.reviews.find((review) => review.role !== role)
    const doneAt = wireTimeOrNull(row.doneAt)
    return {
      id: row.id,
      status: row.status,
      role,
      offering: {
        slug: row.slug,
        title: row.title,
        image: row.image && new ImageTransformer(row.image).toObject(),
      },
      customer: row.customer && new UserCardTransformer(row.customer).toObject(),
      provider: row.provider && new UserCardTransformer(row.provider).toObject(),
      customer_rating: row.customerRating && Math.round(row.customerRating * 10) / 10,
      customer_reviews_count: row.customerReviewsCount,
      message: row.message,
      wished_on: row.wishedOn,
      /** another day that one of both proposes */
      proposed_on: row.proposedOn,
      proposed_by: row.proposedBy,
      pay_with: row.payWith,
      price: row.price,
      currency: row.currency,
      coins: row.coins,
      chat_id: row.chatId,
      deeds: deedsOf(role, {
        status: row.status,
        isDone: row.doneAt !== null,
        isObjected: row.objectedAt !== null,
        hasReviewed: own !== undefined,
        proposedBy: row.proposedBy,
      }),
      own_review: own ? written(own) : null,
      /** once both wrote, or after fourteen days */
      other_review: other?.isShown ? written(other) : null,
      has_other_review: other !== undefined,
      expires_at: wireTime(row.expiresAt),
      done_at: doneAt,
      objected_at: wireTimeOrNull(row.objectedAt),
      /** when what is called done counts as completed */
      completes_at: doneAt && DateTime.fromISO(doneAt).plus({ days: CONFIRM_DAYS }).toUTC().toISO(),
      ended_at: wireTimeOrNull(row.endedAt),
      created_at: wireTime(row.createdAt),
    }
  }
}

function written({ id, rating, text, createdAt }: WrittenReview) {
  return { id, rating, text, created_at: wireTime(createdAt) }
}
