import type { HttpContext } from '@adonisjs/core/http'
import Image, { loadedImage } from '#app/media/image'
import { respondWithFile, sendNothing, servedFile } from '#app/media/serving/send_file'
import { mayView } from '#app/media/serving/image_viewers'

export default class PrivateMediaController {
  async show(ctx: HttpContext) {
    const { hash, file } = ctx.params
    const images = await Image.query().where('content_hash', hash).preload('content')
    for (const image of images) {
      if (!(await mayView(image, ctx.auth.user ?? null))) continue
      const served = servedFile(loadedImage(image).content, file)
      if (served) return respondWithFile(ctx, served, 'private')
    }
    return sendNothing(ctx)
  }
}
