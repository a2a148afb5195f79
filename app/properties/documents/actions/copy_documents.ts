import type { InTransaction } from '#app/kernel/database/transaction'

/** Gives a duplicate its own documents, without who may read them. The originals’ listing is locked. */
export async function copyDocuments(
  { trx }: InTransaction,
  { from, to }: { from: number; to: number }
): Promise<void> {
  await trx.rawQuery(
    `insert into property_documents (property_id, file_key, name, kind, is_public, created_at)
     select :to, file_key, name, kind, is_public, created_at
     from property_documents where property_id = :from`,
    { from, to }
  )
}
