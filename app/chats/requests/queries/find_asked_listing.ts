import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { findMembership } from '#app/chats/members/queries/find_membership'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'

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
