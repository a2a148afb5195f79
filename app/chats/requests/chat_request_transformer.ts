import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import type { RequestView } from '#app/chats/requests/find_requests'
import MarketTransformer from '#app/places/markets/market_transformer'
import { propertyCard } from '#app/properties/property_transformer'

export default class ChatRequestTransformer extends BaseTransformer<RequestView> {
  toObject() {
    const { user, markets, shared, property } = this.resource
    return {
      user: new UserCardTransformer(user).toObject(),
      bio: user.bio,
      markets: markets.map((market) => new MarketTransformer(market).toObject()),
      shared_followings: shared.map((other) => new UserCardTransformer(other).toObject()),
      property: property ? propertyCard(property) : null,
    }
  }
}
