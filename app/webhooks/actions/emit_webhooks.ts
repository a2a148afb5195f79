import type { InTransaction } from '#app/kernel/database/transaction'
import { writeDeliveries } from '#app/webhooks/models/write_deliveries'

interface Emission<Data extends object> {
  /** declared by `webhookEvent` */
  event: string
  /** people whose own webhooks get it */
  userIds: number[]
  /** the team whose webhooks get it */
  teamId?: number | null
  actorId: number | null
  /** the payload per recipient; only called for listeners. @param userId null for a team */
  dataFor: (userId: number | null) => Data
}

export async function emitWebhooks<Data extends object>(
  { trx }: InTransaction,
  { event, userIds, teamId = null, actorId, dataFor }: Emission<Data>
): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: { id: number; user_id: number | null }[] }>(
    `select id, user_id from webhooks
     where disabled_at is null and :event = any(events)
       and (user_id = any(:userIds::integer[]) or team_id = :teamId)`,
    { event, userIds, teamId: teamId ?? 0 }
  )
  if (!rows.length) return
  const deliveries = rows.map((row) => ({
    webhookId: row.id,
    actorId,
    event,
    data: dataFor(row.user_id),
  }))
  await writeDeliveries({ trx }, deliveries)
}
