import type { BaseMail } from '@adonisjs/mail'
import mail from '@adonisjs/mail/services/main'
import { transaction } from '#app/kernel/database/transaction'

/** Of a row with `claimed_at` and `sent_at`: whoever claimed it longer ago has ended. */
export const IS_MAIL_FREE = `sent_at is null
  and (claimed_at is null or claimed_at < now() - interval '10 minutes')`

/**
 * Sends a mail that has a row of its own, unless it is sent or another process is at it.
 * @param table with `claimed_at` and `sent_at`
 * @param make null where there is nothing to tell any more
 */
export async function sendClaimed(
  table: string,
  id: number,
  make: () => Promise<BaseMail | null>
): Promise<void> {
  if (!(await claim(table, id))) return
  try {
    const made = await make()
    if (made) await mail.send(made)
  } catch (error) {
    await change(table, id, 'claimed_at = null')
    throw error
  }
  // outside of the above: a mail that is out keeps its claim when this fails
  await change(table, id, 'sent_at = now()')
}

async function claim(table: string, id: number): Promise<boolean> {
  const { rowCount } = await transaction((trx) =>
    trx.rawQuery<{ rowCount: number }>(
      `update ?? set claimed_at = now() where id = ? and ${IS_MAIL_FREE}`,
      [table, id]
    )
  )
  return rowCount > 0
}

async function change(table: string, id: number, set: string): Promise<void> {
  await transaction((trx) => trx.rawQuery(`update ?? set ${set} where id = ?`, [table, id]))
}
