import type { HttpContext } from '@adonisjs/core/http'
import { leavesJsonToRoute } from '#app/core/http/leaves_json_to_route'
import type { ImageSource } from '#app/media/imaging/sharp'
import { discardRest } from '#app/media/uploads/discard_rest'
import { receiveUpload } from '#app/media/uploads/receive_upload'
import { bytesOfDataUrl } from './data_url.js'
import { onImage } from './on_image.js'
import { readJson } from './read_json.js'

interface ReceivedPhotograph {
  source: ImageSource
  fields: Record<string, unknown>
}

/**
 * Takes in a photograph with its fields, as a multipart file `image` or as a
 * data URL in JSON or in a form (there up to 2 MB, as any field), and lends it to `use`.
 *
 * @throws HttpError 400, 413, 503; E_VALIDATION_ERROR on `image`
 */
export async function receivePhotograph(
  ctx: HttpContext,
  use: (received: ReceivedPhotograph) => Promise<void>
): Promise<void> {
  try {
    if (ctx.request.multipart) await receiveFile(ctx, use)
    else await receiveDataUrl(ctx, use)
  } catch (error) {
    throw onImage(error)
  }
}

function receiveFile(ctx: HttpContext, use: (received: ReceivedPhotograph) => Promise<void>) {
  return receiveUpload(
    ctx,
    ({ path, fields }) => use({ source: path ?? bytesOfDataUrl(fields.image), fields }),
    'image'
  )
}

async function receiveDataUrl(
  ctx: HttpContext,
  use: (received: ReceivedPhotograph) => Promise<void>
) {
  const fields = await fieldsOf(ctx)
  await use({ source: bytesOfDataUrl(fields.image), fields })
}

async function fieldsOf(ctx: HttpContext): Promise<Record<string, unknown>> {
  if (!leavesJsonToRoute(ctx)) return ctx.request.all()
  try {
    return await readJson(ctx.request.request)
  } catch (error) {
    discardRest(ctx.request.request)
    throw error
  }
}
