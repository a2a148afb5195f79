import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ImageSource } from '#app/media/imaging/sharp'
import type Image from '#app/media/models/image'
import PrepareImage from './prepare_image.js'
import SaveImage, { type NewImage } from './save_image.js'

/**
 * Everything from a picture's bytes to its row, for pictures that the product
 * itself brings or makes: seeds, designs. They count as used at once.
 */
export default class StoreImage {
  /**
   * @param source a file's path or its bytes, trusted no more than an upload
   * @param trx to be part of a transaction; the files are then written while it is open
   * @throws HttpError 413, 415 or 503, E_VALIDATION_ERROR on `file`
   */
  async handle(
    { source, ...image }: NewImage & { source: ImageSource },
    trx?: TransactionClientContract
  ): Promise<Image> {
    const used = { isUsed: true, ...image }
    return new PrepareImage().handle(
      source,
      (content) => {
        if (trx) return new SaveImage().handle(content, used, trx)
        return db.transaction((own) => new SaveImage().handle(content, used, own))
      },
      { client: trx }
    )
  }
}
