import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import RemoveExportFiles from '#app/accounts/exports/jobs/remove_export_files'
import AccountExport from '#app/accounts/exports/models/account_export'
import type User from '#app/accounts/models/user'

export async function dropExports(user: User, trx: TransactionClientContract): Promise<void> {
  const exported = await AccountExport.query({ client: trx }).where('user_id', user.id)
  const files = exported.map(({ file }) => file)
  if (files.length) afterCommit(trx, () => enqueue(RemoveExportFiles.dispatch({ files })))
}
