import type { InTransaction } from '#app/kernel/database/transaction'

/** Pauses every search of the address that one belongs to. Safe to repeat. */
export async function stopSearchMails({ trx }: InTransaction, searchId: number): Promise<void> {
  await trx.rawQuery(
    `update saved_searches set is_paused = true, updated_at = now()
     where recipient = (select recipient from saved_searches where id = ?)`,
    [searchId]
  )
}
