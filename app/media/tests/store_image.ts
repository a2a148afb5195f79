import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ImageSource } from '#app/media/imaging/sharp'
import type { LoadedImage } from '#app/media/image'
import { prepareImage } from '#app/media/prepare_image'
import { transaction } from '#app/kernel/database/transaction'
import { saveImage, type NewImage } from '#app/media/save_image'

/**
 * From bytes to row, for images vesta itself creates. They count as used.
 * @param source path or bytes, checked like an upload
 * @throws HttpError 413, 415 or 503, E_VALIDATION_ERROR on `file`
 */
export async function storeImage(
  { source, ...image }: NewImage & { source: ImageSource },
  trx?: TransactionClientContract
): Promise<LoadedImage> {
  const used = { isUsed: true, ...image }
  return prepareImage(
    source,
    (content) => {
      if (trx) return saveImage({ trx }, content, used)
      return transaction((own) => saveImage({ trx: own }, content, used))
    },
    { client: trx }
  )
}
