import type { InTransaction } from '#app/kernel/database/transaction'

/** A description that was sent as plain text takes the place of the formatted one. */
export async function forgetFormatting({ trx }: InTransaction, ids: number[]): Promise<void> {
  if (!ids.length) return
  await trx.rawQuery(
    `update components set content = content || '{"text": null}', updated_at = now()
     where property_id = any(:ids::integer[]) and type = 'overview'`,
    { ids }
  )
}
