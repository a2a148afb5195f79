import type { TransactionClientContract, QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'
import Farm from '#app/farm/farm'
import { farmOwner } from '#app/farm/open_farm'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Team from '#app/teams/team'

/** The farm a person works on; null as long as it is empty. @throws HttpError 403 */
export async function findFarm(
  user: User,
  client?: TransactionClientContract
): Promise<Farm | null> {
  const owner = await farmOwner(user, client)
  return Farm.query({ client }).where(owner).first()
}

/** For things in it: nothing is in a farm that isn't there. @throws HttpError 403 and 404 */
export async function findOwnFarm(user: User, client?: TransactionClientContract): Promise<Farm> {
  const farm = await findFarm(user, client)
  if (!farm) throw HttpError.notFound()
  return farm
}

/** The name people know a farm's owner by, and their public page. */
export async function findFarmOwner(
  { userId, teamId }: Pick<Farm, 'userId' | 'teamId'>,
  client: QueryClientContract = db.connection()
): Promise<{ name: string; url: string }> {
  if (teamId !== null) {
    const { name, handle } = await Team.query({ client }).where('id', teamId).firstOrFail()
    return { name, url: `/teams/${handle}` }
  }
  const { name, handle } = await User.query({ client }).where('id', userId!).firstOrFail()
  return { name, url: `/@${handle}` }
}
