import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/accounts/models/user'

/** Somebody as lists, bylines and chats show them. */
export default class UserCardTransformer extends BaseTransformer<User> {
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
