import { archiveFiles } from '#app/imports/archives/archive_files'
import ImportArchive from '#app/imports/models/import_archive'

/** Files first, so that a crash leaves the row to find them by. */
export async function removeArchives(
  archives: readonly Pick<ImportArchive, 'id' | 'token'>[]
): Promise<void> {
  for (const { id, token } of archives) {
    await archiveFiles.removeAll(token)
    await ImportArchive.query().where('id', id).delete()
  }
}
