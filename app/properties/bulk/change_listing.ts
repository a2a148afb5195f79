import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { steppedPrice, type BulkPriceStep } from '#app/properties/bulk/bulk_options'
import { MAX_PRICE, type PropertyStatus } from '#app/properties/listing_options'
import { findWholeProperty } from '#app/properties/find_property'
import type { WholeProperty } from '#app/properties/property'
import { lockProperty } from '#app/properties/property_locks'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { revertProperty } from '#app/properties/revert_property'
import { updateProperty } from '#app/properties/update_property'
import { findTeamRole } from '#app/teams/find_teams'
import { lockTeam } from '#app/teams/team_locks'
import { isMember, mayList } from '#app/teams/team_roles'

/** Null where it has that status already. @throws HttpError 404, 403; E_VALIDATION_ERROR */
export async function switchStatus(
  { user, trx }: ActingUser,
  slug: string,
  status: PropertyStatus
): Promise<WholeProperty | null> {
  const property = await lockProperty({ slug }, user, trx)
  if (property.status === status) return null
  if (status === 'publish') return publishProperty({ user, trx }, slug, true)
  return updateProperty({ user, trx }, slug, { status })
}

interface SeenPrice {
  slug: string
  /** when the change was chosen */
  price: number | null
  /** what it becomes; null takes it away */
  to?: number | null
}

/**
 * Null where that is its price already.
 * @param step what each price becomes; without one, what its `to` says
 * @throws HttpError 404, 403, 409 where it's another now; E_VALIDATION_ERROR
 */
export async function changePrice(
  { user, trx }: ActingUser,
  { slug, price: seen, to }: SeenPrice,
  step?: BulkPriceStep
): Promise<WholeProperty | null> {
  const property = await lockProperty({ slug }, user, trx)
  const price = step ? steppedPrice(seen, step) : to
  if (price === undefined || (step && price === null))
    throw HttpError.conflict(refusalOf(seen, step))
  if (property.price === price) return null
  if (property.price !== seen) throw HttpError.conflict(PRICE_MOVED)
  return updateProperty({ user, trx }, slug, { price })
}

interface Move {
  slug: string
  /** the team that it was in when the move was chosen */
  from: number | null
  /** null takes it out of its team */
  to: number | null
}

const NOT_THEIRS = 'Only who made it can move it, and only while they’re in its team.'

/**
 * Null where it is there already. Its maker may take it along when they leave, so they may move it.
 * @throws HttpError 404; 403 also for a team that they can’t list homes in; 409 where it was moved
 */
export async function moveListing(
  { user, trx }: ActingUser,
  { slug, from, to }: Move
): Promise<WholeProperty | null> {
  // Whoever leaves a team locks it before its listings: this rules out deadlocks.
  if (to !== null) await lockTeam({ user, trx }, { id: to }, mayList)
  const property = await lockProperty({ slug }, user, trx)
  if (property.teamId === to) return null
  if (property.teamId !== from) throw HttpError.conflict('It was moved in the meantime.')
  const role = await findTeamRole(from, user.id, trx)
  const isTheirs = property.userId === user.id && (from === null || isMember(role))
  if (!isTheirs) throw HttpError.forbidden(NOT_THEIRS)
  await property.merge({ teamId: to, version: property.version + 1 }).save()
  return findWholeProperty(property.id, trx)
}

/**
 * Removes a copy that nobody changed since it was made.
 * @param version the copy’s, when it was made
 * @returns the listing as it was
 * @throws HttpError 404, 403; 409 once somebody changed it, or it was published
 */
export async function discardCopy(
  { user, trx }: ActingUser,
  { slug, version }: { slug: string; version: number }
): Promise<WholeProperty> {
  const { id, userId, status, publishedAt } = await lockProperty({ slug }, user, trx)
  if (userId !== user.id) throw HttpError.forbidden()
  const copy = await findWholeProperty(id, trx)
  const isUntouched =
    status === 'draft' &&
    publishedAt === null &&
    (await revertProperty({ user, trx }, id, { version, before: null }))
  if (!isUntouched) throw HttpError.conflict('It was changed since, so it stays.')
  return copy
}

const PRICE_MOVED = 'Its price was changed in the meantime, so it stays as it is.'

function refusalOf(seen: number | null, step?: BulkPriceStep): string {
  if (seen === null) return 'It has no price yet. Give it one first.'
  return step && step.value < 0
    ? 'Its price would fall to nothing.'
    : `Its price would be above ${MAX_PRICE.toLocaleString('en')}.`
}
