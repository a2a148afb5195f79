import type User from '#app/accounts/models/user'
import UserCardTransformer from '#app/accounts/transformers/user_card_transformer'
import ChatMember from '#app/chats/models/chat_member'
import { chatPolicy } from '#app/chats/policies/chat_policy'
import { findPreferences } from '#app/chats/presence/queries/find_preferences'

export async function mayFollowChat(user: User, chatId: number) {
  const member = await memberOf(user, chatId)
  return member !== null && chatPolicy.listen(member)
}

/** What others see of a person present here; false if they hide it. */
export async function presenceIn(user: User, chatId: number) {
  const member = await memberOf(user, chatId)
  if (!member || !chatPolicy.beSeen(member)) return false
  const { shows_presence: showsPresence } = await findPreferences(user.id)
  return showsPresence && new UserCardTransformer(user).toObject()
}

function memberOf(user: User, chatId: number): Promise<ChatMember | null> {
  return ChatMember.query().where({ chat_id: chatId, user_id: user.id }).first()
}
