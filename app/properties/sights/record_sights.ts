import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { InTransaction } from '#app/kernel/database/transaction'
import { GUEST_INVITATION } from '#app/properties/invitations/invitations_sql'
import type { InvitedGuest } from '#app/properties/invitations/invite_to_listing'
import type { GuestSights } from '#app/properties/sights/guest_sight_options'

interface ToldSights extends GuestSights {
  /** a UUID of the page view */
  visit: string
}

/**
 * Notes what a guest saw of a private listing, each thing once in a page view. Photos and documents
 * of others are left out.
 * @returns whether somebody invited them
 */
export async function recordSights(
  { trx }: InTransaction,
  { slug, invitationIds, userId }: InvitedGuest,
  { visit, parts, photos, documents }: ToldSights
): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: { id: number; propertyId: number }[] }>(
    `select i.id, i.property_id as "propertyId" ${GUEST_INVITATION}`,
    {
      slug,
      ids: [...invitationIds],
      userId: userId ?? 0,
      hiddenIds: await listHiddenUserIds(userId, trx),
    }
  )
  const invitation = rows[0]
  if (!invitation) return false
  // In one order, so that two page views of a guest wait for each other and don’t lock up.
  await trx.rawQuery(
    `insert into listing_sights (invitation_id, user_id, visit, kind, subject)
     select :invitationId::integer, nullif(:userId::integer, 0), :visit::uuid, seen.kind, seen.subject from (
       select 'part' as kind, part as subject from unnest(:parts::text[]) part
       union select 'photo', image_id::text from property_images
         where property_id = :propertyId and image_id = any(:photos::integer[])
       union select 'document', id::text from property_documents
         where property_id = :propertyId and id = any(:documents::uuid[])) seen
     order by seen.kind, seen.subject
     on conflict (invitation_id, coalesce(user_id, 0), kind, subject) do update
       set times = listing_sights.times + (listing_sights.visit <> excluded.visit)::integer,
         visit = excluded.visit, last_seen_at = now()`,
    {
      invitationId: invitation.id,
      propertyId: invitation.propertyId,
      userId: userId ?? 0,
      visit,
      parts: [...parts],
      photos: [...photos],
      documents: [...documents],
    }
  )
  return true
}
