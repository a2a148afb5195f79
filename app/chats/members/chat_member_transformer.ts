import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import type ChatMember from '#app/chats/chat_member'

/** People who declined look like people who haven't answered. Needs `user`. */
export default class ChatMemberTransformer extends BaseTransformer<ChatMember> {
  toObject() {
    const { user, role, state } = this.resource
    return {
      user: new UserCardTransformer(user).toObject(),
      role,
      is_invited: state !== 'normal',
    }
  }
}
