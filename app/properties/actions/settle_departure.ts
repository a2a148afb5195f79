import type { InTransaction } from '#app/kernel/database/transaction'

interface Departure {
  teamId: number
  userId: number
  ownerId: number
  takesListings: boolean
}

/**
 * The listings of somebody who leaves a team go with them, or stay with the team and its owner
 * owns them, too.
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
}
