import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import {
  MAX_INVITATIONS_PER_LISTING,
  type InvitationDays,
} from '#app/properties/contract/invitations'
import SendListingInvitation from '#app/properties/invitations/jobs/send_listing_invitation'
import ListingInvitation from '#app/properties/invitations/models/listing_invitation'
import { lockProperty } from '#app/properties/models/lock_property'
import {
  invitationTokenHash,
  newInvitationToken,
} from '#app/teams/invitations/models/invitation_token'

export interface NewInvitation {
  label?: string | null
  email?: string | null
  expires_in_days?: InvitationDays | null
}

/**
 * A link that opens a private listing. With an email address the link is only in the mail, and
 * inviting the address again replaces it.
 * @returns `token` is null where the link is mailed
 * @throws HttpError 404, 403, 409 for a public listing or too many links
 */
export async function inviteToListing(
  { user, trx }: ActingUser,
  slug: string,
  { label = null, email = null, expires_in_days: days }: NewInvitation
): Promise<{ invitation: ListingInvitation; token: string | null }> {
  const property = await lockProperty({ slug }, user, trx)
  if (!property.isPrivate) {
    throw HttpError.conflict('Anyone can open this listing. Make it private to invite people.')
  }
  const links = await ListingInvitation.query({ client: trx }).where('property_id', property.id)
  const former = email === null ? undefined : links.find((link) => link.email === email)
  if (!former && links.length >= MAX_INVITATIONS_PER_LISTING) {
    throw HttpError.conflict(
      `This listing has ${MAX_INVITATIONS_PER_LISTING} links. Withdraw one first.`
    )
  }
  const token = email === null ? newInvitationToken() : null
  const invitation = former ?? new ListingInvitation()
  invitation.useTransaction(trx)
  await invitation
    .merge({
      propertyId: property.id,
      invitedByUserId: user.id,
      label,
      email,
      tokenHash: token && invitationTokenHash(token),
      visitsCount: former?.visitsCount ?? 0,
      lastVisitedAt: former?.lastVisitedAt ?? null,
      expiresAt: days ? DateTime.now().plus({ days }) : null,
    })
    .save()
  if (email !== null) {
    afterCommit(trx, () => enqueue(SendListingInvitation.dispatch({ invitationId: invitation.id })))
  }
  return { invitation, token }
}
