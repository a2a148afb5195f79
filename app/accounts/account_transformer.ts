import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/accounts/user'

export default class AccountTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      id: user.id,
      handle: user.handle,
      name: user.name,
      email: user.email,
      type: user.type,
      avatar: user.avatarUrl,
      is_email_verified: user.isEmailVerified,
    }
  }
}
