import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { wireTime } from '#app/common/http/wire_time'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import SendViewingFarewell from '#app/leads/viewings/send_viewing_farewell_job'
import { VIEWING_SOURCE, type ViewingRow } from '#app/leads/viewings/viewing_row'

/** Viewings go with their realtor’s account. */
export async function forgetViewings({ id }: User, trx: TransactionClientContract): Promise<void> {
  await tellOfLostViewings({ realtorId: id }, trx)
}

/** Before viewings are deleted, with a realtor’s account or a lead, tells whoever would have come. */
export async function tellOfLostViewings(
  of: { realtorId: number } | { leadId: number },
  trx: TransactionClientContract
): Promise<void> {
  const [column, id] = 'leadId' in of ? ['v.lead_id', of.leadId] : ['v.user_id', of.realtorId]
  const { rows } = await trx.rawQuery<{ rows: ViewingRow[] }>(
    `${VIEWING_SOURCE} where ${column} = ? and v.status = 'confirmed' and v.starts_at > now()`,
    [id]
  )
  for (const row of rows) {
    const viewing: ViewingRow = {
      ...row,
      status: 'canceled',
      revision: row.revision + 1,
      startsAt: wireTime(row.startsAt),
      firstStartsAt: wireTime(row.firstStartsAt),
      endsAt: wireTime(row.endsAt),
      updatedAt: wireTime(row.updatedAt),
    }
    afterCommit(trx, () => enqueue(SendViewingFarewell.dispatch({ viewing })))
  }
}
