import { BaseTransformer } from '@adonisjs/core/transformers'
import type { UserCardRow } from '#app/accounts/user_card_sql'

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
