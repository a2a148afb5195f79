import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { fileRefusal } from '#app/imports/reading/file_refusal'
import ImportArchive from '#app/imports/archives/import_archive'

/** @param trx also locks it, so that it stays @throws E_VALIDATION_ERROR on `archive` */
export async function ownArchive(
  user: User,
  id: number,
  trx?: TransactionClientContract
): Promise<ImportArchive> {
  const query = ImportArchive.query({ client: trx }).where({ id, user_id: user.id })
  if (trx) void query.forUpdate()
  const found = await query.where('status', 'ready').first()
  if (!found) throw fileRefusal('We don’t keep this ZIP file any more. Choose it again.', 'archive')
  return found
}
