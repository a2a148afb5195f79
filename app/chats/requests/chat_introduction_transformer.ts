import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import type { Introduction } from '#app/chats/requests/find_requests'
import { propertyCard } from '#app/properties/property_transformer'

export default class ChatIntroductionTransformer extends BaseTransformer<Introduction> {
  toObject() {
    const { user, property, chatId } = this.resource
    return {
      user: new UserCardTransformer(user).toObject(),
      property: property ? propertyCard(property) : null,
      chat_id: chatId,
    }
  }
}
