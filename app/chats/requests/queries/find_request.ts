import User from '#app/accounts/models/user'
import { findMembership } from '#app/chats/members/queries/find_membership'
import { chatPolicy } from '#app/chats/policies/chat_policy'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listUserMarkets } from '#app/places/queries/list_user_markets'
import type { MarketView } from '#app/places/queries/list_markets'
import { listSharedFollowings } from '#app/profiles/queries/list_shared_followings'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'

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
export async function findRequest(chatId: number, recipient: User): Promise<RequestView> {
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
