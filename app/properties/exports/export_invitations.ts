import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** Links to private listings that the person made, and those they opened; without the links. */
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
  return { data: { made, opened } }
}
