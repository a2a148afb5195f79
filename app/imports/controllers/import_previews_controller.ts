import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { fileRefusal } from '#app/imports/formats/file_refusal'
import { readListingTable } from '#app/imports/formats/listing_table'
import { previewTable } from '#app/imports/formats/preview_table'
import { receiveList } from '#app/imports/formats/receive_list'
import { authorizeImporting } from '#app/imports/policies/authorize_importing'
import { IMPORT_LIMITS } from '#app/imports/policies/rate_limits'

export default class ImportPreviewsController {
  /** Stores nothing. */
  async store(ctx: HttpContext) {
    const user = authorizeImporting(ctx)
    await countAttempt(ctx, IMPORT_LIMITS, String(user.id))
    await receiveList(ctx, async ({ path }) => {
      if (!path) throw fileRefusal('Choose a CSV or JSON file.')
      ctx.response.json({ preview: previewTable(readListingTable(await readFile(path))) })
    })
  }
}
