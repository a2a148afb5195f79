import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { findOpenHouse } from '#app/farm/open_houses/find_open_houses'
import type { OpenHouseRow } from '#app/farm/open_houses/open_house_row'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { propertyPolicy } from '#app/properties/property_policy'
import { findPropertyPage, type PropertyPage } from '#app/properties/public_page/find_property_page'
import { findTeamRole } from '#app/teams/find_teams'

interface Found {
  userId: number
  secondOwnerId: number | null
  teamId: number | null
  isHost: boolean
}

/** `manage` for who edits the listing, `host` for who receives visitors, null for others. */
export async function openHouseAccess(
  user: User | null,
  openHouseId: number
): Promise<'manage' | 'host' | null> {
  if (!user) return null
  const { rows } = await db.rawQuery<{ rows: Found[] }>(
    `select p.user_id as "userId", p.second_owner_id as "secondOwnerId", p.team_id as "teamId",
       exists (select from open_house_hosts h
         where h.open_house_id = o.id and h.user_id = :userId) as "isHost"
     from open_houses o join properties p on p.id = o.property_id where o.id = :openHouseId`,
    { openHouseId, userId: user.id }
  )
  const [found] = rows
  if (!found) return null
  const role = await findTeamRole(found.teamId, user.id)
  if (propertyPolicy.edit(user, found, role)) return 'manage'
  return found.isHost ? 'host' : null
}

/** @throws HttpError 404 for strangers, 403 for hosts of a listing that isn’t theirs */
export async function authorizeManaging(user: User, openHouseId: number): Promise<void> {
  const access = await openHouseAccess(user, openHouseId)
  if (!access) throw HttpError.notFound()
  if (access === 'host') throw HttpError.forbidden('Only who edits the listing can change this.')
}

/** @throws HttpError 404 */
export async function authorizeHosting(user: User, openHouseId: number): Promise<void> {
  if (!(await openHouseAccess(user, openHouseId))) throw HttpError.notFound()
}

/** For the channel of its visitors. */
export async function mayHost(user: User, openHouseId: number): Promise<boolean> {
  return (await openHouseAccess(user, openHouseId)) !== null
}

/** The open house at the request’s `slug`, for its hosts. @throws HttpError 404 */
export async function openAsHost({ auth, params }: HttpContext): Promise<OpenHouseRow> {
  const house = await findOpenHouse({ slug: params.slug })
  await authorizeHosting(auth.getUserOrFail(), house.id)
  return house
}

/**
 * The open house at the request’s `slug`, for who may see its home. Of one that isn’t public,
 * caches and search engines keep nothing.
 * @throws HttpError 404
 */
export async function openOpenHouse(
  ctx: HttpContext
): Promise<{ house: OpenHouseRow; property: PropertyPage }> {
  const { auth, params, response } = ctx
  const house = await findOpenHouse({ slug: params.slug })
  const property = await findPropertyPage(
    house.property.slug,
    auth.user ?? null,
    keptInvitations(ctx)
  )
  if (property.isPrivate) {
    response.header('cache-control', 'private, no-store')
    response.header('x-robots-tag', 'noindex')
  }
  return { house, property }
}
