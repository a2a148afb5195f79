import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { changeStatus } from '#app/properties/publishing/change_status'
import type { ListingFate } from '#app/teams/team_options'

interface Release {
  teamId: number
  listings: ListingFate
  /** who deletes the team */
  actorId: number
}

/** When their team is deleted: they go back to whoever made them, archived or as they are. */
export async function releaseListings(
  { trx }: InTransaction,
  { teamId, listings, actorId }: Release
): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update properties set team_id = null, version = version + 1, updated_at = now()
     where team_id = ? returning id`,
    [teamId]
  )
  if (listings !== 'archive') return
  await changeStatus({ trx }, idsOf(rows), { status: 'archive', actorId })
}

/**
 * Takes down what goes with an account: a team and a second owner still hear of it. Others would
 * only tell webhooks that go, too.
 */
export async function takeDownShared({ id }: User, trx: TransactionClientContract): Promise<void> {
  const shared: { id: number }[] = await trx
    .from('properties')
    .where({ user_id: id, status: 'publish' })
    .where((query) => query.whereNotNull('team_id').orWhereNotNull('second_owner_id'))
    .select('id')
  await changeStatus({ trx }, idsOf(shared), {
    status: 'archive',
    actorId: null,
    isParting: true,
  })
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

interface Departure {
  teamId: number
  userId: number
  ownerId: number
  takesListings: boolean
}

/**
 * The listings of somebody who leaves a team go with them, or stay with the team and its owner
 * owns them, too. What they owned for the team as its former owner is its present owner’s.
 */
export async function settleDeparture(
  { trx }: InTransaction,
  { teamId, userId, ownerId, takesListings }: Departure
): Promise<void> {
  await trx
    .from('properties')
    .where({ team_id: teamId, user_id: userId })
    .update({
      version: trx.raw('version + 1'),
      ...(takesListings ? { team_id: null } : { second_owner_id: ownerId }),
    })
  await trx.rawQuery(
    `update properties set version = version + 1, second_owner_id = nullif(:ownerId::integer, user_id)
     where team_id = :teamId and second_owner_id = :userId`,
    { teamId, userId, ownerId }
  )
}
