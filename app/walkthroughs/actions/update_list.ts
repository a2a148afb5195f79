import type { ActingUser } from '#app/accounts/models/acting_user'
import { touchWalkthrough } from '#app/walkthroughs/actions/touch_walkthrough'
import { lockList } from '#app/walkthroughs/models/lock_list'
import { withPlace } from '#app/walkthroughs/models/order_of'

interface ListChange {
  name?: string
  /** from 0, among the lists of its walkthrough */
  position?: number
}

/** @throws HttpError 404 */
export async function updateList(
  { user, trx }: ActingUser,
  id: number,
  { name, position }: ListChange
): Promise<void> {
  const { walkthrough, lists } = await lockList({ user, trx }, id)
  const ids = lists.map((list) => list.id)
  const order = position === undefined ? ids : withPlace(ids, id, position)
  for (const list of lists) {
    if (list.id === id && name) list.name = name
    await list.merge({ position: order.indexOf(list.id) }).save()
  }
  await touchWalkthrough({ trx }, walkthrough)
}
