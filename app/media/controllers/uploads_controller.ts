import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { deleteImage } from '#app/media/actions/delete_image'
import { releaseContent } from '#app/media/contents/release_content'
import { prepareImage } from '#app/media/contents/prepare_image'
import { saveImage } from '#app/media/actions/save_image'
import { refusals } from '#app/media/imaging/refusals'
import type ImageContent from '#app/media/models/image_content'
import ImageTransformer from '#app/media/transformers/image_transformer'
import { countMegapixels, type PixelSize } from '#app/media/uploads/count_megapixels'
import { receiveUpload } from '#app/media/uploads/receive_upload'
import { uploadValidator } from '#app/media/validators/upload'
import { transaction } from '#app/kernel/database/transaction'

export default class UploadsController {
  async store(ctx: HttpContext) {
    const owner = ctx.auth.getUserOrFail()
    await receiveUpload(ctx, async ({ path, fields }) => {
      const { for: purpose = 'property' } = await uploadValidator.validate(fields)
      if (!path) throw refusals.missing()
      const save = (content: ImageContent) =>
        once(ctx, async (trx) => {
          const image = await saveImage({ trx }, content, { owner, purpose })
          const upload = new ImageTransformer(image).toObject()
          return { status: 201, body: { status: 'success', upload } }
        })
      const admit = (size: PixelSize) => countMegapixels(ctx, size)
      await prepareImage(path, save, { person: owner.id, admit })
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const { contentHash } = await transaction((trx) => deleteImage({ user, trx }, params.id))
    await releaseContent(contentHash)
    return { status: 'success' as const }
  }
}
