import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { listBytes, receiveList } from '#app/imports/reading/receive_list'
import { previewList } from '#app/imports/reading/read_list'
import { authorizeImporting } from '#app/imports/import_policy'
import { IMPORT_LIMITS } from '#app/imports/import_rate_limits'
import { ownArchive } from '#app/imports/archives/own_archive'
import { previewValidator } from '#app/imports/import_validators'

export default class ImportPreviewsController {
  /** Stores nothing. */
  async store(ctx: HttpContext) {
    const user = authorizeImporting(ctx)
    await countAttempt(ctx, IMPORT_LIMITS, String(user.id))
    return receiveList(ctx, async ({ path, fields }) => {
      const { archive, ...reading } = await previewValidator.validate(fields)
      const photos = archive === undefined ? null : await ownArchive(user, archive)
      const bytes = await listBytes(path, photos)
      return { preview: await previewList(bytes, reading) }
    })
  }
}
