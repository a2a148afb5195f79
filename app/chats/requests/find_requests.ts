import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import User from '#app/accounts/user'
import Chat from '#app/chats/chat'
import ChatMember from '#app/chats/chat_member'
import { chatPolicy } from '#app/chats/chat_policy'
import { findMembership } from '#app/chats/members/find_members'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listUserMarkets, type MarketView } from '#app/places/markets/find_markets'
import { listSharedFollowings } from '#app/profiles/following/find_follows'
import type { PropertyCardRow } from '#app/properties/property_row'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'

export interface RequestView {
  user: User
  markets: MarketView[]
  /** a few people both follow */
  shared: User[]
  /** the listing it came from, while it is public */
  property: PropertyCardRow | null
}

/**
 * What the recipient of a request sees of its sender.
 * @throws HttpError 404 if they have no such request
 */
export async function findChatRequest(chatId: number, recipient: User): Promise<RequestView> {
  const member = await findMembership(chatId, recipient.id)
  const { createdByUserId, propertyId } = member.chat
  const user = createdByUserId ? await User.find(createdByUserId) : null
  if (!chatPolicy.answerRequest(member) || !user) throw HttpError.notFound()

  const properties = await listListedProperties(propertyId ? [propertyId] : [])
  return {
    user,
    markets: await listUserMarkets(user.id, recipient.id),
    shared: await listSharedFollowings(user.id, recipient.id),
    property: properties.get(propertyId ?? 0) ?? null,
  }
}

/**
 * The listing a chat started from; null if it is no longer public.
 * @throws HttpError 404 for people not in the chat
 */
export async function findAskedListing(
  chatId: number,
  userId: number
): Promise<PropertyCardRow | null> {
  const { chat } = await findMembership(chatId, userId)
  if (!chat.propertyId) return null
  const hiddenIds = await listHiddenUserIds(userId)
  const listed = await listListedProperties([chat.propertyId], undefined, hiddenIds)
  return listed.get(chat.propertyId) ?? null
}

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

/** SQL for the day and listing of each chat that began about one. */
export const CHATS_ABOUT_LISTINGS = `select (created_at at time zone 'utc')::date, property_id, 1
  from chats where property_id is not null`
