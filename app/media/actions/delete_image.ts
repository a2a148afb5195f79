import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import { reasonToKeep } from '#app/media/deletion/keepers'
import Image from '#app/media/models/image'
import ReleaseContent from './release_content.js'

/** Deletes one's own picture, and its files where no other row refers to them. */
export default class DeleteImage {
  /** @throws HttpError 404 when it is not theirs or not there; 409 when it is needed as it is */
  async handle(id: number, user: User): Promise<void> {
    const { contentHash } = await db.transaction((trx) => this.#delete(id, user, trx))
    await new ReleaseContent().handle(contentHash)
  }

  async #delete(id: number, user: User, trx: TransactionClientContract): Promise<Image> {
    const image = await Image.query({ client: trx }).where({ id, user_id: user.id }).first()
    if (!image) throw HttpError.notFound()
    const reason = await reasonToKeep(image, trx)
    if (reason) throw HttpError.conflict(reason)
    await image.delete()
    return image
  }
}
