import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import DeleteImage from '#app/media/actions/delete_image'
import PrepareImage from '#app/media/actions/prepare_image'
import SaveImage from '#app/media/actions/save_image'
import { refusals } from '#app/media/imaging/refusals'
import ImageTransformer from '#app/media/transformers/image_transformer'
import { receiveUpload } from '#app/media/uploads/receive_upload'
import { uploadValidator } from '#app/media/validators/upload'

/** Pictures that people upload, to be shown by something afterwards. */
export default class UploadsController {
  async store(ctx: HttpContext) {
    const owner = ctx.auth.getUserOrFail()
    await receiveUpload(ctx, async ({ path, fields }) => {
      const { for: purpose = 'property' } = await uploadValidator.validate(fields)
      if (!path) throw refusals.missing()
      await new PrepareImage().handle(path, (content) =>
        once(ctx, async (trx) => {
          const image = await new SaveImage().handle(content, { owner, purpose }, trx)
          const upload = new ImageTransformer(image).toObject()
          return { status: 201, body: { status: 'success', upload } }
        })
      )
    })
  }

  async destroy({ auth, params, response }: HttpContext) {
    await new DeleteImage().handle(params.id, auth.getUserOrFail())
    return response.json({ status: 'success' })
  }
}
