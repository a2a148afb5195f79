import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { prepareImage } from '#app/media/prepare_image'
import ImageFiles from '#app/media/files/image_files'
import { openImage } from '#app/media/imaging/sharp'
import type ImageContent from '#app/media/image_content'
import { countMegapixels } from '#app/media/uploads/count_megapixels'
import { findOwnImage } from '#app/media/image'

/** Twice the size of the largest avatar in the interface, in pixels. */
const SIDE_PX = 384

/**
 * Makes a square avatar from an uploaded picture, center-cropped if needed, and passes its stored
 * content to `use`. @param field the input that named it
 * @throws E_VALIDATION_ERROR on `photo_id` if it isn't theirs, HttpError 429
 */
export async function withAvatar<T>(
  ctx: HttpContext,
  imageId: number,
  use: (content: ImageContent) => Promise<T>,
  field = 'photo_id'
): Promise<T> {
  const owner = ctx.auth.getUserOrFail()
  const image = await findOwnImage(owner.id, imageId)
  if (!image) throw fieldErrors({ [field]: 'Choose a photo that you uploaded.' })
  await countMegapixels(ctx, image.content)
  const { hash, originalFile } = image.content
  const picture = await new ImageFiles().read(hash, originalFile)
  const square = await openImage(picture)
    .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer()
  return prepareImage(square, use, { person: owner.id })
}
