import type { HttpContext } from '@adonisjs/core/http'
import { formFields } from '#app/kernel/http/form_fields'
import { parseJson } from '#app/kernel/http/parse_json'
import { readBody } from '#app/kernel/http/read_body'
import type { ImageSource } from '#app/media/imaging/sharp'
import { refusals } from '#app/media/imaging/refusals'
import { MAX_FIELDS_BYTES, MAX_UPLOAD_BYTES } from '#app/media/contract/limits'
import { receiveUpload } from '#app/media/uploads/receive_upload'
import { bytesOfDataUrl } from './data_url.js'
import { onImage } from './on_image.js'

/** The largest photo as base64, plus the fields. */
const MAX_JSON_BYTES = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4 + 64 * 1024

interface ReceivedPhotograph {
  source: ImageSource
  fields: Record<string, unknown>
}

/**
 * Receives a photo as a multipart file `image`, or as a data URL in JSON or a form (up to 2 MB),
 * and passes it to `use`.
 * @throws HttpError 400, 413, 503; E_VALIDATION_ERROR on `image`
 */
export async function receivePhotograph(
  ctx: HttpContext,
  use: (received: ReceivedPhotograph) => Promise<void>
): Promise<void> {
  try {
    if (ctx.request.is(['multipart'])) await receiveFile(ctx, use)
    else await receiveDataUrl(ctx, use)
  } catch (error) {
    throw onImage(error)
  }
}

function receiveFile(ctx: HttpContext, use: (received: ReceivedPhotograph) => Promise<void>) {
  return receiveUpload(
    ctx,
    ({ path, fields }) => use({ source: path ?? bytesOfDataUrl(fields.image), fields }),
    { name: 'image' }
  )
}

async function receiveDataUrl(
  ctx: HttpContext,
  use: (received: ReceivedPhotograph) => Promise<void>
) {
  const fields = await readFields(ctx)
  await use({ source: bytesOfDataUrl(fields.image), fields })
}

/** Fields of a JSON or form body. @throws HttpError 400, 413 */
export async function readFields(
  { request }: Pick<HttpContext, 'request'>,
  maxJsonBytes = MAX_JSON_BYTES
): Promise<Record<string, unknown>> {
  const read = (maxBytes: number) => readBody(request.request, maxBytes, refusals.bytes)
  if (request.is(['json'])) return parseJson((await read(maxJsonBytes)).toString())
  if (!request.is(['urlencoded'])) return request.qs()
  return formFields(new URLSearchParams((await read(MAX_FIELDS_BYTES)).toString()))
}
