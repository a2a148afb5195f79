import { randomUUID } from 'node:crypto'
import type User from '#app/accounts/models/user'
import { transaction } from '#app/kernel/database/transaction'
import { claimSpentArchives } from '#app/imports/actions/claim_spent_archives'
import { archiveFiles } from '#app/imports/archives/archive_files'
import { removeArchives } from '#app/imports/archives/remove_archives'
import { unpackArchive } from '#app/imports/archives/unpack_archive'
import { MAX_KEPT_ARCHIVES } from '#app/imports/contract/limits'
import ImportArchive from '#app/imports/models/import_archive'

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
