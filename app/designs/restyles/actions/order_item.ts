import type { ActingUser } from '#app/accounts/models/acting_user'
import { generateDesign } from '#app/designs/orders/actions/generate_design'
import type Restyle from '#app/designs/restyles/models/restyle'
import type RestyleItem from '#app/designs/restyles/models/restyle_item'
import type Image from '#app/media/models/image'

/** Orders the design of an item. @throws HttpError 402 */
export async function orderItem(
  { user, trx }: ActingUser,
  { options, seed }: Restyle,
  item: RestyleItem,
  { content }: Image
): Promise<void> {
  const wishes = { options: { ...options, roomType: item.roomType }, prompt: null, seed }
  const { id } = await generateDesign({ user, trx }, wishes, content)
  await item.merge({ designId: id, canceledAt: null }).save()
}
