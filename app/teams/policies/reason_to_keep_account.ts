import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import Team from '#app/teams/models/team'

/** No team may be left without an owner. */
export async function reasonToKeepAccount(
  { id }: User,
  trx: TransactionClientContract
): Promise<string | null> {
  const owned = await Team.query({ client: trx })
    .whereIn('id', trx.from('team_members').where({ user_id: id, role: 'owner' }).select('team_id'))
    .orderBy('name')
  if (!owned.length) return null
  const names = owned.map(({ name }) => name).join(', ')
  return `You own ${names}. Hand it over or delete it first.`
}
