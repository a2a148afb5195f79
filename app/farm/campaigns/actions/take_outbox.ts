import type { InTransaction } from '#app/kernel/database/transaction'

/** A process that was killed holds it at most that long. */
const HELD_SECONDS = 30

/**
 * Lets one process at a time send campaigns, so that the rate is that of all. What an ended one had
 * claimed is free again; what it was handing over at its end is `unsure`, and stays so: the mail
 * server may have it. @returns whether it is this one's
 */
export async function takeOutbox({ trx }: InTransaction, holder: string): Promise<boolean> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `insert into farm_outbox as outbox (id, holder, held_until)
       values (1, :holder, now() + make_interval(secs => :seconds))
     on conflict (id) do update set holder = excluded.holder, held_until = excluded.held_until
       where outbox.holder = excluded.holder or outbox.held_until < now()`,
    { holder, seconds: HELD_SECONDS }
  )
  if (!rowCount) return false
  await trx.rawQuery(
    `update farm_campaign_recipients
     set status = case status when 'claimed' then 'waiting' else 'unsure' end, claim = null
     where status in ('claimed', 'handing') and claim <> ?`,
    [holder]
  )
  return true
}
