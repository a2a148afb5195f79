import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import type { OfferingView } from '#app/club/offerings/offering_row'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import ImageTransformer from '#app/media/image_transformer'
import MarketTransformer from '#app/places/markets/market_transformer'

export default class OfferingTransformer extends BaseTransformer<OfferingView> {
  toObject() {
    const { row, market, viewerId } = this.resource
    const { id, slug, title, description, kind, price, currency, status } = row
    return {
      id,
      slug,
      title,
      description,
      kind,
      price,
      currency,
      coin_price: row.coinPrice,
      images: row.images.map((image) => new ImageTransformer(image).toObject()),
      market: market && new MarketTransformer(market).toObject(),
      user: new UserCardTransformer(row.user).toObject(),
      status,
      /** to one decimal; null without reviews */
      rating: row.rating === null ? null : Math.round(row.rating * 10) / 10,
      reviews_count: row.reviewsCount,
      is_own: row.userId === viewerId,
      is_taken_down: row.isTakenDown,
      published_at: wireTimeOrNull(row.publishedAt),
      created_at: wireTime(row.createdAt),
      updated_at: wireTime(row.updatedAt),
    }
  }
}
