import { BaseTransformer } from '@adonisjs/core/transformers'
import MarketTransformer from '#app/places/markets/market_transformer'
import type { SuggestedMarket } from '#app/society/list_suggested_groups'

export default class SuggestedMarketTransformer extends BaseTransformer<SuggestedMarket> {
  toObject() {
    const { view, reason } = this.resource
    return { ...new MarketTransformer(view).toObject(), reason }
  }
}
