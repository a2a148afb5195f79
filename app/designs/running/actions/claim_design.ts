import { randomUUID } from 'node:crypto'
import { LEASE_SECONDS } from '#app/designs/contract/limits'
import Design from '#app/designs/models/design'
import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Claims the next design. Abandoned ones come first, then whoever has waited longest, so a hundred
 * orders from one person delay everyone else by one design at most.
 * @returns null if nothing is waiting
 */
export async function claimDesign({ trx }: InTransaction): Promise<Design | null> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update designs set
         status = 'processing', attempts = attempts + 1, lease_token = :token,
         lease_until = now() + make_interval(secs => :seconds), started_at = now(), updated_at = now()
       where id = (
         select id from designs waiting
         where status = 'pending' or (status = 'processing' and lease_until < now())
         order by status = 'processing' desc,
           (select max(started_at) from designs where user_id = waiting.user_id) nulls first, id
         limit 1 for no key update skip locked)
       returning id`,
    { token: randomUUID(), seconds: LEASE_SECONDS }
  )
  return rows.length ? Design.find(rows[0].id, { client: trx }) : null
}
