import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { openArchive, keepArchive } from '#app/imports/archives/keep_archive'
import { MAX_ARCHIVE_BYTES } from '#app/imports/import_limits'
import { fileRefusal } from '#app/imports/reading/file_refusal'
import { authorizeImporting } from '#app/imports/import_policy'
import { ARCHIVE_LIMITS } from '#app/imports/import_rate_limits'
import ArchiveTransformer from '#app/imports/archives/archive_transformer'
import { receiveUpload } from '#app/media/uploads/receive_upload'

export default class ImportArchivesController {
  async store(ctx: HttpContext) {
    const user = authorizeImporting(ctx)
    await countAttempt(ctx, ARCHIVE_LIMITS, String(user.id))
    const receive = async ({ path }: { path: string | null }) => {
      if (!path) throw fileRefusal('Choose a ZIP file.')
      const kept = await keepArchive(user, path)
      return once(ctx, async (trx) => {
        const archive = new ArchiveTransformer(await openArchive({ trx }, kept)).toObject()
        return { status: 201, body: { status: 'success' as const, archive } }
      })
    }
    return receiveUpload(ctx, receive, { name: 'file', maxBytes: MAX_ARCHIVE_BYTES, refuse })
  }
}

function refuse() {
  return HttpError.tooLarge(
    `A ZIP file may have up to ${MAX_ARCHIVE_BYTES / 1024 / 1024} MB. Send the photos in parts.`
  )
}
