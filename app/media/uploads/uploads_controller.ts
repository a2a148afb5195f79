import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { deleteImage } from '#app/media/change_images'
import { releaseContent } from '#app/media/claim_content'
import type ImageContent from '#app/media/image_content'
import ImageTransformer from '#app/media/image_transformer'
import { refusals } from '#app/media/imaging/refusals'
import { prepareImage } from '#app/media/prepare_image'
import { saveImage } from '#app/media/save_image'
import { countMegapixels, type PixelSize } from '#app/media/uploads/count_megapixels'
import { receiveUpload } from '#app/media/uploads/receive_upload'
import { uploadValidator } from '#app/media/uploads/upload_validators'

export default class UploadsController {
  async store(ctx: HttpContext) {
    const owner = ctx.auth.getUserOrFail()
    return receiveUpload(ctx, async ({ path, fields }) => {
      const { for: purpose = 'property' } = await uploadValidator.validate(fields)
      if (!path) throw refusals.missing()
      const save = (content: ImageContent) =>
        once(ctx, async (trx) => {
          const image = await saveImage({ trx }, content, { owner, purpose })
          const upload = new ImageTransformer(image).toObject()
          return { status: 201, body: { status: 'success' as const, upload } }
        })
      const admit = (size: PixelSize) => countMegapixels(ctx, size)
      return prepareImage(path, save, { person: owner.id, admit })
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const { contentHash } = await transaction((trx) => deleteImage({ user, trx }, params.id))
    await releaseContent(contentHash)
    return { status: 'success' as const }
  }
}
