import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Farm from '#app/farm/models/farm'
import Team from '#app/teams/models/team'
import User from '#app/accounts/models/user'

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
