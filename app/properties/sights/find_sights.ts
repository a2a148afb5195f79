import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type { Moment } from '#app/common/http/wire_time'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listDocuments } from '#app/properties/documents/find_documents'
import type { DocumentRow } from '#app/properties/documents/property_document'
import ListingInvitation from '#app/properties/invitations/listing_invitation'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import type { PropertyPageRow } from '#app/properties/property_row'

export interface SightRow {
  kind: 'part' | 'photo' | 'document'
  /** the part’s name, or the id of the photo or document */
  subject: string
  /** page views in which it was seen */
  times: number
}

export interface GuestRow {
  /** null for everybody who wasn’t signed in */
  user: UserCardRow | null
  /** page views */
  visits: number
  firstSeenAt: Moment
  lastSeenAt: Moment
  sights: SightRow[]
}

export interface InvitationSights {
  guests: GuestRow[]
  images: PropertyPageRow['images']
  documents: DocumentRow[]
}

const MAX_GUESTS = 50

/** What the guests of a link saw, those who came last first. @throws HttpError 404, 403 */
export async function findInvitationSights(
  editor: User,
  slug: string,
  invitationId: number
): Promise<InvitationSights> {
  const { id, canEdit, images } = await findPropertyPage(slug, editor)
  if (!canEdit) throw HttpError.forbidden()
  const invitation = await ListingInvitation.query()
    .where({ id: invitationId, property_id: id })
    .first()
  if (!invitation) throw HttpError.notFound()
  const { rows: guests } = await db.rawQuery<{ rows: GuestRow[] }>(
    `select (select ${userCardJson('guest')} from users guest where guest.id = s.user_id) as "user",
       max(s.times) as visits, min(s.first_seen_at) as "firstSeenAt",
       max(s.last_seen_at) as "lastSeenAt",
       json_agg(json_build_object('kind', s.kind, 'subject', s.subject, 'times', s.times)
         order by s.times desc, s.subject) as sights
     from listing_sights s where s.invitation_id = :invitationId
       and (s.user_id is null or s.user_id <> all(:hiddenIds::integer[]))
     group by s.user_id order by max(s.last_seen_at) desc limit :limit`,
    { invitationId, hiddenIds: await listHiddenUserIds(editor.id), limit: MAX_GUESTS }
  )
  const documents = await listDocuments(id, { viewerId: editor.id, canEdit })
  return { guests, images, documents }
}
