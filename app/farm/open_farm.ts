import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import Farm from '#app/farm/farm'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { mayList } from '#app/teams/team_roles'
import { findTeamRole } from '#app/teams/find_teams'

/** The farm a person works on, made when something first goes in. @throws HttpError 403 */
export async function openFarm({ user, trx }: ActingUser): Promise<Farm> {
  const owner = await farmOwner(user, trx)
  await trx.knexQuery().table('farms').insert(owner).onConflict().ignore()
  return Farm.query({ client: trx }).where(owner).firstOrFail()
}

/** As columns of table `farms`. */
export type FarmOwner = { team_id: number } | { user_id: number }

/**
 * Whose farm a person works on: that of the team they are in now, or their own.
 *
 * @throws HttpError 403 for those without a farm
 */
export async function farmOwner(
  { id, isRealtor, currentTeamId }: User,
  client?: TransactionClientContract
): Promise<FarmOwner> {
  const role = await findTeamRole(currentTeamId, id, client)
  if (currentTeamId !== null && mayList(role)) return { team_id: currentTeamId }
  if (isRealtor) return { user_id: id }
  throw HttpError.forbidden('Only realtors have a farm.')
}
