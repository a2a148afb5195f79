import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import {
  MAX_INVITATIONS_PER_LISTING,
  type InvitationDays,
} from '#app/properties/invitations/invitation_options'
import { GUEST_INVITATION } from '#app/properties/invitations/invitations_sql'
import ListingInvitation from '#app/properties/invitations/listing_invitation'
import SendListingInvitation from '#app/properties/invitations/send_listing_invitation_job'
import type Property from '#app/properties/property'
import { lockProperty } from '#app/properties/property_locks'
import { findKnownMember } from '#app/teams/invitations/find_known_member'
import { invitationTokenHash, newInvitationToken } from '#app/teams/invitations/invitation_token'

export interface NewInvitation {
  label?: string | null
  email?: string | null
  expires_in_days?: InvitationDays | null
}

/**
 * A link that opens a private listing. With an email address the link is only in the mail, and
 * inviting the address again replaces it.
 * @returns `token` is null where the link is mailed
 * @throws HttpError 404, 403, 409 for a public listing or too many links;
 * E_VALIDATION_ERROR on `email` of somebody who can open it anyway
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
  if (email !== null) await refuseAdmitted({ user, trx }, property, email)
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

/** Who can open it anyway needs no link. */
async function refuseAdmitted(acting: ActingUser, { teamId }: Property, email: string) {
  if (email === acting.user.email) {
    throw fieldErrors({ email: 'This is your own address. You can open the listing already.' })
  }
  const member = teamId === null ? null : await findKnownMember(acting, teamId, email)
  if (member) {
    throw fieldErrors({ email: `${member.name} is in the listing’s team and can open it already.` })
  }
}

/** Ends the link for everyone who opened it. @throws HttpError 404, 403 */
export async function withdrawListingInvitation(
  { user, trx }: ActingUser,
  slug: string,
  id: number
): Promise<void> {
  const property = await lockProperty({ slug }, user, trx)
  const [deleted] = await ListingInvitation.query({ client: trx })
    .where({ id, property_id: property.id })
    .delete()
  if (!Number(deleted)) throw HttpError.notFound()
}

/** Deletes the links that were mailed to a deleted account. */
export async function dropListingInvitationsTo(
  { email }: User,
  trx: TransactionClientContract
): Promise<void> {
  await ListingInvitation.query({ client: trx }).where('email', email).delete()
}

export interface InvitedGuest {
  slug: string
  /** opened in this browser */
  invitationIds: readonly number[]
  userId: number | null
}

/**
 * Counts a visit by invitation and keeps the listing open to the guest’s account.
 * @returns whether somebody invited them
 */
export async function recordInvitedVisit(
  { trx }: InTransaction,
  { slug, invitationIds, userId }: InvitedGuest
): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update listing_invitations set visits_count = visits_count + 1, last_visited_at = now()
     where id = (select i.id ${GUEST_INVITATION})
     returning id`,
    {
      slug,
      ids: [...invitationIds],
      userId: userId ?? 0,
      hiddenIds: await listHiddenUserIds(userId, trx),
    }
  )
  const visited = rows[0]
  if (!visited) return false
  if (userId !== null) {
    await trx.rawQuery(
      'insert into listing_guests (user_id, invitation_id) values (?, ?) on conflict do nothing',
      [userId, visited.id]
    )
  }
  return true
}
