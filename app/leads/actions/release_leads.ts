import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Lead from '#app/leads/models/lead'

/** Leads assigned to somebody who leaves their team go back to their realtor. */
export async function releaseLeads(
  teamId: number,
  userId: number,
  trx: TransactionClientContract
): Promise<void> {
  await Lead.query({ client: trx })
    .where({ team_id: teamId, assigned_id: userId })
    .update({ assigned_id: null })
}
