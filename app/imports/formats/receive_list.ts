import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_IMPORT_BYTES } from '#app/imports/contract/limits'
import { receiveUpload, type ReceivedUpload } from '#app/media/uploads/receive_upload'

/** @throws HttpError 413, 400 and 503 */
export function receiveList(
  ctx: HttpContext,
  use: (upload: ReceivedUpload) => Promise<void>,
  maxBytes = MAX_IMPORT_BYTES
) {
  const refuse = () => HttpError.tooLarge(`A file may have up to ${maxBytes / 1024 / 1024} MB.`)
  return receiveUpload(ctx, use, { name: 'file', maxBytes, refuse })
}
