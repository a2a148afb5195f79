import type User from '#app/accounts/models/user'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { findListingSight } from '#app/properties/queries/find_listing_sight'
import type Walkthrough from '#app/walkthroughs/models/walkthrough'

export interface Watcher {
  user: User | null
  /** ids of invitations to listings opened in this browser */
  invitationIds: readonly number[]
}

type Subject = Pick<Walkthrough, 'userId' | 'propertyId' | 'isPublished'>

/** A published one is for everybody; one of a private listing for those who see the listing. */
export async function mayWatchWalkthrough(
  { userId, propertyId, isPublished }: Subject,
  { user, invitationIds }: Watcher
): Promise<boolean> {
  if (userId === user?.id) return true
  if (!isPublished || (await isHiddenFrom(user?.id ?? null, userId))) return false
  if (propertyId === null) return true
  const { isPrivate, isSeen } = await findListingSight(propertyId, user, invitationIds)
  return !isPrivate || isSeen
}
