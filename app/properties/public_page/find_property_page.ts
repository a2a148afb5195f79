import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type User from '#app/accounts/user'
import { preparedRows } from '#app/kernel/database/prepared_rows'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isInvited } from '#app/properties/invitations/is_invited'
import { propertyPolicy } from '#app/properties/property_policy'
import { readPropertyPages, type PropertyPageRow } from '#app/properties/property_row'
import { listingMediaStamp } from '#app/properties/public_page/listing_media'
import { findTeamRole } from '#app/teams/find_teams'

export interface PropertyPage extends PropertyPageRow {
  canEdit: boolean
  /** seen only by invitation */
  isGuest: boolean
}

/**
 * The whole listing at a public address with its gallery, to show it, if this
 * person may see it. A private one, a draft or an archived one does not exist
 * for others, and none of somebody whom they blocked or who blocked them. A published private one
 * opens by invitation.
 *
 * @param invitationIds opened in the viewer’s browser
 * @throws HttpError 404
 */
export async function findPropertyPage(
  slug: string,
  viewer: User | null,
  invitationIds: readonly number[] = []
): Promise<PropertyPage> {
  const [property] = await readPropertyPages('where p.id = property_id_of(:slug)', { slug })
  if (!property) throw HttpError.notFound()
  const role = await findTeamRole(property.team?.id ?? null, viewer?.id ?? null)
  const isGuest = !propertyPolicy.view(viewer, property, role)
  if (isGuest && !(await isOpenTo(property, viewer, invitationIds))) throw HttpError.notFound()
  if (await isHiddenFrom(viewer?.id ?? null, property.userId)) throw HttpError.notFound()
  return { ...property, canEdit: propertyPolicy.edit(viewer, property, role), isGuest }
}

function isOpenTo(
  { id, status }: PropertyPageRow,
  viewer: User | null,
  invitationIds: readonly number[]
): Promise<boolean> | boolean {
  return status === 'publish' && isInvited(id, { userId: viewer?.id ?? null, invitationIds })
}

interface Row {
  id: number
  version: number
  owner_at: Date | null
  team_at: Date | null
  images_at: Date | null
  newest_market: number | null
  media: string
}

/**
 * The version of a listing's public page: the listing, its owner, team and images, the markets
 * around it, and what other modules add. Null if guests may not see it.
 */
export async function findPropertyStamp({ slug }: Record<string, string>): Promise<string | null> {
  const [row] = await preparedRows<Row>(
    `select p.id, p.version, u.updated_at as owner_at,
       (select updated_at from teams where id = p.team_id) as team_at,
       (select max(id) from markets) as newest_market,
       (select max(i.updated_at) from images i where i.id in (
          select image_id from property_images where property_id = p.id
          union all
          select ci.image_id from component_images ci
          join components c on c.id = ci.component_id where c.property_id = p.id)) as images_at,
       ${listingMediaStamp()} as media
     from properties p join users u on u.id = p.user_id
     where p.slug = :slug and p.status = 'publish' and not p.is_private`,
    { slug }
  )
  if (!row) return null
  return [
    row.id,
    row.version,
    row.owner_at?.getTime(),
    row.team_at?.getTime(),
    row.images_at?.getTime(),
    row.newest_market,
    row.media,
  ].join('-')
}
