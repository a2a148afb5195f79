import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import ListingInvitation from '#app/properties/invitations/listing_invitation'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import { invitationTokenHash } from '#app/teams/invitations/invitation_token'

/** The links of a listing for who may edit it, newest first. @throws HttpError 404, 403 */
export async function listListingInvitations(
  editor: User,
  slug: string
): Promise<ListingInvitation[]> {
  const { id, canEdit } = await findPropertyPage(slug, editor)
  if (!canEdit) throw HttpError.forbidden()
  return ListingInvitation.query()
    .where('property_id', id)
    .preload('invitedBy')
    .orderBy('id', 'desc')
}

/** The link of a token with its listing; null if it doesn’t open one now. */
export async function findListingInvitation(token: string): Promise<ListingInvitation | null> {
  const invitation = await ListingInvitation.query()
    .where('token_hash', invitationTokenHash(token))
    .preload('property')
    .first()
  return invitation?.isUsable && invitation.property.isPublished ? invitation : null
}

/** Whether a link that was opened in a browser opens nothing now. */
export async function hasEndedLink(keptIds: readonly number[]): Promise<boolean> {
  const found = await ListingInvitation.query()
    .whereIn('id', [...keptIds])
    .preload('property')
  const open = found.filter(({ isUsable, property }) => isUsable && property.isPublished)
  return open.length < keptIds.length
}

/**
 * Links to private listings that the person made, without the links, those they opened, and what
 * they saw of the listings.
 */
export async function exportInvitations({ id }: User): Promise<ExportedPart> {
  const made = await db
    .from('listing_invitations')
    .join('properties', 'properties.id', 'listing_invitations.property_id')
    .where('listing_invitations.invited_by_user_id', id)
    .orderBy('listing_invitations.id')
    .select('properties.slug', 'label', 'visits_count', 'last_visited_at', 'expires_at')
    .select('listing_invitations.email', 'listing_invitations.created_at')
  const opened = await db
    .from('listing_guests')
    .join('listing_invitations', 'listing_invitations.id', 'listing_guests.invitation_id')
    .join('properties', 'properties.id', 'listing_invitations.property_id')
    .where('listing_guests.user_id', id)
    .orderBy('listing_guests.created_at')
    .select('properties.slug', 'listing_guests.created_at')
  const seen = await db
    .from('listing_sights')
    .join('listing_invitations', 'listing_invitations.id', 'listing_sights.invitation_id')
    .join('properties', 'properties.id', 'listing_invitations.property_id')
    .where('listing_sights.user_id', id)
    .orderBy('first_seen_at')
    .select('properties.slug', 'kind', 'subject', 'times', 'first_seen_at', 'last_seen_at')
  return { data: { made, opened, seen } }
}
