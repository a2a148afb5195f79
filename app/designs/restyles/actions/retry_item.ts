import type { ActingUser } from '#app/accounts/models/acting_user'
import { PHOTOGRAPH_GONE } from '#app/designs/contract/failure_words'
import { retryDesign } from '#app/designs/orders/actions/retry_design'
import { orderItem } from '#app/designs/restyles/actions/order_item'
import type Restyle from '#app/designs/restyles/models/restyle'
import RestyleItem from '#app/designs/restyles/models/restyle_item'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Image from '#app/media/models/image'

/**
 * Makes a photo after all that failed, was canceled or whose design was deleted, with the same look.
 * @throws HttpError 404, 402; 409 if it is in progress or done, or its photo is gone
 */
export async function retryItem(
  { user, trx }: ActingUser,
  restyle: Restyle,
  itemId: number
): Promise<void> {
  const items = RestyleItem.query({ client: trx }).where({ id: itemId, restyle_id: restyle.id })
  const item = await items.clone().first()
  if (!item) throw HttpError.notFound()
  if (item.designId) {
    await retryDesign({ user, trx }, item.designId)
    return
  }
  const empty = await items.whereNull('design_id').forUpdate().first()
  if (!empty) throw HttpError.conflict('This photo is being made already.')
  const image = empty.imageId && (await Image.find(empty.imageId, { client: trx }))
  if (!image) throw HttpError.conflict(PHOTOGRAPH_GONE)
  await orderItem({ user, trx }, restyle, empty, image)
}
