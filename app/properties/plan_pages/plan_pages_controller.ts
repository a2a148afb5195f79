import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type ImageContent from '#app/media/image_content'
import ImageTransformer from '#app/media/image_transformer'
import { prepareImage } from '#app/media/prepare_image'
import { saveImage } from '#app/media/save_image'
import { countMegapixels, type PixelSize } from '#app/media/uploads/count_megapixels'
import { receiveUpload } from '#app/media/uploads/receive_upload'
import { MAX_DOCUMENT_BYTES } from '#app/properties/documents/document_options'
import { documentRefusals, refuseActiveContent } from '#app/properties/documents/document_refusals'
import { inspectPdf } from '#app/properties/documents/inspect_pdf'
import { findSeenProperty } from '#app/properties/find_property'
import { drawPage, drawPreviews } from '#app/properties/plan_pages/draw_pages'
import PlanPageTransformer from '#app/properties/plan_pages/plan_page_transformer'
import {
  planPageValidator,
  planPreviewsValidator,
} from '#app/properties/plan_pages/plan_page_validators'

const UPLOAD = { maxBytes: MAX_DOCUMENT_BYTES, refuse: documentRefusals.bytes }

/** Floor plans from pages of a PDF, which itself is not kept. */
export default class PlanPagesController {
  /** The pages to choose from. */
  async preview(ctx: HttpContext) {
    const user = await editorOf(ctx)
    return receiveUpload(
      ctx,
      async ({ path, fields }) => {
        const { page: first = 1 } = await planPreviewsValidator.validate(fields)
        const { count, previews } = await drawPreviews(await checkedPdf(path), first, user.id)
        const pages = previews.map((page) => new PlanPageTransformer(page).toObject())
        return { status: 'success' as const, count, pages }
      },
      UPLOAD
    )
  }

  /** A picture of one page. */
  async store(ctx: HttpContext) {
    const owner = await editorOf(ctx)
    return receiveUpload(
      ctx,
      async ({ path, fields }) => {
        const { page } = await planPageValidator.validate(fields)
        const picture = await drawPage(await checkedPdf(path), page, owner.id)
        const save = (content: ImageContent) =>
          once(ctx, async (trx) => {
            const image = await saveImage({ trx }, content, { owner, purpose: 'floor_plan' })
            const upload = new ImageTransformer(image).toObject()
            return { status: 201, body: { status: 'success' as const, upload } }
          })
        const admit = (size: PixelSize) => countMegapixels(ctx, size)
        return prepareImage(picture, save, { person: owner.id, admit })
      },
      UPLOAD
    )
  }
}

/** @throws HttpError 404, 403 */
async function editorOf({ auth, params }: HttpContext) {
  const user = auth.getUserOrFail()
  const { canEdit } = await findSeenProperty({ slug: params.slug }, user)
  if (!canEdit) throw HttpError.forbidden()
  return user
}

/** A whole PDF without active content. */
async function checkedPdf(path: string | null): Promise<Buffer> {
  if (!path) throw documentRefusals.missing()
  const data = await readFile(path)
  inspectPdf(data)
  await refuseActiveContent(data)
  return data
}
