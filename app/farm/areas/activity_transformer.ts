import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type { AreaNews } from '#app/search/list_area_news'

/** What a listing inside a farm's area did. */
export default class ActivityTransformer extends BaseTransformer<AreaNews> {
  toObject() {
    const news = this.resource
    const { propertyId: id, slug, name, city, offeredFor } = news
    return {
      kind: news.kind,
      property: { id, slug, name, city, offered_for: offeredFor },
      price: news.price,
      currency: news.currency,
      previous_price: news.previousPrice,
      previous_currency: news.previousCurrency,
      happened_at: wireTime(news.at),
    }
  }
}
