import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import User from '#app/accounts/models/user'
import Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'

export interface Introduction {
  user: User
  /** the listing the message is about, while it is public */
  property: PropertyCardRow | null
  /** their existing chat; null if the first message will start it */
  chatId: number | null
}

/** The person being written to; null if they don't exist or are the sender. */
export async function findIntroduction(
  ownId: number,
  userId: number | null,
  propertyId: number | null
): Promise<Introduction | null> {
  if (!userId || userId === ownId) return null
  const user = await User.find(userId)
  if (!user || (await isHiddenFrom(ownId, userId))) return null
  const properties = await listListedProperties(propertyId ? [propertyId] : [])
  return {
    user,
    property: properties.get(propertyId ?? 0) ?? null,
    chatId: await findDirectChatId(ownId, userId),
  }
}

async function findDirectChatId(ownId: number, userId: number): Promise<number | null> {
  const chat = await Chat.findBy('directKey', Chat.directKey(ownId, userId))
  const member = chat && (await ChatMember.findBy({ chatId: chat.id, userId: ownId }))
  return member?.isPresent ? member.chatId : null
}
