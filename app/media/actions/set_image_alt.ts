import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import Image from '#app/media/models/image'

/** Writes down, in its owner's words, what a picture shows. */
export default class SetImageAlt {
  /** @throws HttpError 404 when it is not theirs or not there */
  async handle(
    id: number,
    user: User,
    alt: string | null,
    trx?: TransactionClientContract
  ): Promise<Image> {
    const image = await Image.query({ client: trx })
      .where('id', id)
      .where('user_id', user.id)
      .first()
    if (!image) throw HttpError.notFound()
    return image.merge({ alt }).save()
  }
}
