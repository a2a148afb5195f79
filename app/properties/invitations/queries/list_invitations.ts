import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import ListingInvitation from '#app/properties/invitations/models/listing_invitation'
import { findPropertyPage } from '#app/properties/queries/find_property_page'

/** The links of a listing for who may edit it, newest first. @throws HttpError 404, 403 */
export async function listInvitations(editor: User, slug: string): Promise<ListingInvitation[]> {
  const { id, canEdit } = await findPropertyPage(slug, editor)
  if (!canEdit) throw HttpError.forbidden()
  return ListingInvitation.query()
    .where('property_id', id)
    .preload('invitedBy')
    .orderBy('id', 'desc')
}
