import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockAccount } from '#app/accounts/account_locks'
import AccountExport from '#app/accounts/exports/account_export'
import BuildExport from '#app/accounts/exports/build_export_job'
import RemoveExportFiles from '#app/accounts/exports/remove_export_files_job'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'

const KEPT_FOR_DAYS = 7

/** Queues a copy of the person's data, unless one is already in progress. */
export async function requestExport({ user, trx }: ActingUser): Promise<AccountExport> {
  await lockAccount({ user, trx })
  const pending = await AccountExport.query({ client: trx })
    .where({ user_id: user.id, status: 'pending' })
    .first()
  if (pending) return pending
  const made = await AccountExport.create(
    {
      userId: user.id,
      status: 'pending',
      file: randomUUID(),
      bytes: null,
      expiresAt: DateTime.now().plus({ days: KEPT_FOR_DAYS }),
    },
    { client: trx }
  )
  afterCommit(trx, () => enqueue(BuildExport.dispatch({ exportId: made.id })))
  return made
}

export async function dropExports(user: User, trx: TransactionClientContract): Promise<void> {
  const exported = await AccountExport.query({ client: trx }).where('user_id', user.id)
  const files = exported.map(({ file }) => file)
  if (files.length) afterCommit(trx, () => enqueue(RemoveExportFiles.dispatch({ files })))
}

export function findNewestExport(userId: number): Promise<AccountExport | null> {
  return AccountExport.query().where('user_id', userId).orderBy('id', 'desc').first()
}

export function findOwnExport(userId: number, id: number): Promise<AccountExport | null> {
  return AccountExport.query().where({ id, user_id: userId }).first()
}
