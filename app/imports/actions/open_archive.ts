import type { InTransaction } from '#app/kernel/database/transaction'
import type ImportArchive from '#app/imports/models/import_archive'

/** From now on imports can use it. */
export async function openArchive(
  { trx }: InTransaction,
  archive: ImportArchive
): Promise<ImportArchive> {
  return archive.useTransaction(trx).merge({ status: 'ready' }).save()
}
