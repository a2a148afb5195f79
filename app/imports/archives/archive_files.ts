import app from '@adonisjs/core/services/app'
import ImportArchive from '#app/imports/archives/import_archive'
import { refuseWhenDiskIsFull } from '#app/media/imaging/refusals'

/** `imports/<token>/<file>` */
export const archiveFiles = {
  /** @throws HttpError 503 if the disk is full */
  async put(token: string, file: string, data: Buffer): Promise<void> {
    const files = await disk()
    await refuseWhenDiskIsFull(() => files.put(keyOf(token, file), data))
  },

  async read(token: string, file: string): Promise<Buffer> {
    return Buffer.from(await (await disk()).getBytes(keyOf(token, file)))
  },

  async removeAll(token: string): Promise<void> {
    await (await disk()).deleteAll(keyOf(token, ''))
  },
}

async function disk() {
  return (await app.container.make('drive.manager')).use()
}

function keyOf(token: string, file: string): string {
  return `imports/${token}/${file}`
}

/** Files first, so that a crash leaves the row to find them by. */
export async function removeArchives(
  archives: readonly Pick<ImportArchive, 'id' | 'token'>[]
): Promise<void> {
  for (const { id, token } of archives) {
    await archiveFiles.removeAll(token)
    await ImportArchive.query().where('id', id).delete()
  }
}
