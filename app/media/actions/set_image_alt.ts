import { HttpError } from '#app/kernel/exceptions/http_error'
import type { InTransaction } from '#app/kernel/database/transaction'
import Image from '#app/media/models/image'

/** The caller checks permission. @throws HttpError 404 */
export async function setImageAlt(
  { trx }: InTransaction,
  id: number,
  alt: string | null
): Promise<Image> {
  const image = await Image.find(id, { client: trx })
  if (!image) throw HttpError.notFound()
  return image.merge({ alt }).save()
}
