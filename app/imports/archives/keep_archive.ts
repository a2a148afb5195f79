import { randomUUID } from 'node:crypto'
import type User from '#app/accounts/user'
import { archiveFiles, removeArchives } from '#app/imports/archives/archive_files'
import ImportArchive from '#app/imports/archives/import_archive'
import { unpackArchive } from '#app/imports/archives/unpack_archive'
import { MAX_KEPT_ARCHIVES, KEPT_ARCHIVE_HOURS } from '#app/imports/import_limits'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'

/**
 * Unpacks a ZIP file into the storage, in place of the person's oldest ones. Its row comes first, so
 * that files which a crash leaves behind are found; the caller opens it.
 * @throws E_VALIDATION_ERROR on `file`; HttpError 503 if the disk is full
 */
export async function keepArchive(user: User, path: string): Promise<ImportArchive> {
  await removeArchives(await transaction((trx) => claimSpentArchives({ trx }, makeRoom(user))))
  const archive = await transaction((trx) =>
    ImportArchive.create(
      { userId: user.id, token: randomUUID(), status: 'receiving' },
      { client: trx }
    )
  )
  try {
    const store = (file: string, data: Buffer) => archiveFiles.put(archive.token, file, data)
    return archive.merge(await unpackArchive(path, store))
  } catch (error) {
    await removeArchives([archive])
    throw error
  }
}

const makeRoom = ({ id: userId }: User) => ({ userId, keptNewest: MAX_KEPT_ARCHIVES - 1 })

/** From now on imports can use it. */
export async function openArchive(
  { trx }: InTransaction,
  archive: ImportArchive
): Promise<ImportArchive> {
  return archive.useTransaction(trx).merge({ status: 'ready' }).save()
}

const IN_USE = `exists (select from listing_imports i
  where i.archive_id = a.id and i.status in ('pending', 'processing'))`

/** Nobody's, or done with: no import can take a photo of it any more. */
const SPENT = `(a.user_id is null or a.status = 'dropping'
  or a.created_at < now() - make_interval(hours => :hours)
  or (a.status = 'receiving' and a.created_at < now() - interval '1 hour'))`

interface Room {
  userId: number
  /** how many of the person's archives may stay */
  keptNewest: number
}

/**
 * Marks archives that nothing needs, so that no import starts with them; the caller removes them.
 * @param room a person's who sends another one; without it, everybody's
 */
export async function claimSpentArchives(
  { trx }: InTransaction,
  room?: Room
): Promise<Pick<ImportArchive, 'id' | 'token'>[]> {
  const condition = room
    ? `a.user_id = :userId and a.status = 'ready' and a.id in (select id from import_archives
        where user_id = :userId and status = 'ready' order by id desc offset :keptNewest)`
    : SPENT
  const { rows } = await trx.rawQuery<{ rows: Pick<ImportArchive, 'id' | 'token'>[] }>(
    `update import_archives set status = 'dropping' where id in (
       select a.id from import_archives a where ${condition} and not ${IN_USE} for update)
     returning id, token`,
    { hours: KEPT_ARCHIVE_HOURS, ...room }
  )
  return rows
}
