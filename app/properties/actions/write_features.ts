import type { InTransaction } from '#app/kernel/database/transaction'

interface WrittenFeatures {
  /** of the listing */
  id: number
  items: string[]
}

/** The lists of the features parts of many listings, without their versions. */
export async function writeFeatures(
  { trx }: InTransaction,
  lists: readonly WrittenFeatures[]
): Promise<void> {
  if (!lists.length) return
  await trx.rawQuery(
    `update components part
     set content = part.content || jsonb_build_object('items', list.items), updated_at = now()
     from jsonb_to_recordset(:lists::jsonb) as list(id integer, items jsonb)
     where part.property_id = list.id and part.type = 'features'`,
    { lists: JSON.stringify(lists) }
  )
}
