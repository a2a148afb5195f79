import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { listBytes } from '#app/imports/archives/list_bytes'
import { previewList } from '#app/imports/formats/read_list'
import { receiveList } from '#app/imports/formats/receive_list'
import { authorizeImporting } from '#app/imports/policies/authorize_importing'
import { IMPORT_LIMITS } from '#app/imports/policies/rate_limits'
import { findOwnArchive } from '#app/imports/queries/find_own_archive'
import { previewValidator } from '#app/imports/validators/import_validator'

export default class ImportPreviewsController {
  /** Stores nothing. */
  async store(ctx: HttpContext) {
    const user = authorizeImporting(ctx)
    await countAttempt(ctx, IMPORT_LIMITS, String(user.id))
    await receiveList(ctx, async ({ path, fields }) => {
      const { archive, ...reading } = await previewValidator.validate(fields)
      const photos = archive === undefined ? null : await findOwnArchive(user, archive)
      const bytes = await listBytes(path, photos)
      ctx.response.json({ preview: await previewList(bytes, reading) })
    })
  }
}
