import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import type { ListingFate } from '#app/teams/contract/team_options'

/** When their team is deleted: they go back to whoever made them, archived or as they are. */
export async function releaseListings(
  { trx }: InTransaction,
  teamId: number,
  fate: ListingFate
): Promise<void> {
  await trx
    .from('properties')
    .where('team_id', teamId)
    .update({
      team_id: null,
      version: trx.raw('version + 1'),
      updated_at: DateTime.now().toSQL(),
      ...(fate === 'archive' && { status: 'archive' }),
    })
}
