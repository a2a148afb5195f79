import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import Image from '#app/media/models/image'
import ReleaseContent from './release_content.js'

/** Deletes one's own picture, and its files where no other row refers to them. */
export default class DeleteImage {
  /** @throws HttpError 404 when it is not theirs or not there */
  async handle(id: number, user: User): Promise<void> {
    const image = await Image.query().where('id', id).where('user_id', user.id).first()
    if (!image) throw HttpError.notFound()
    await image.delete()
    await new ReleaseContent().handle(image.contentHash)
  }
}
