import { BaseTransformer } from '@adonisjs/core/transformers'
import type { UserCardRow } from '#app/accounts/models/user_card_row'

export default class UserCardTransformer extends BaseTransformer<UserCardRow> {
  toObject() {
    const user = this.resource
    return {
      id: user.id,
      handle: user.handle,
      name: user.name,
      type: user.type,
      avatar: user.avatarUrl,
      is_verified: user.isVerified,
    }
  }
}
