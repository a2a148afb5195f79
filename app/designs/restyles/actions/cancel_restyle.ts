import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { deleteDesign } from '#app/designs/collection/actions/delete_design'
import Design from '#app/designs/models/design'
import type Restyle from '#app/designs/restyles/models/restyle'
import RestyleItem from '#app/designs/restyles/models/restyle_item'

/** Cancels what no worker has begun, and releases its credits. Safe to repeat. */
export async function cancelRestyle({ user, trx }: ActingUser, restyle: Restyle): Promise<void> {
  const waiting = await Design.query({ client: trx })
    .where({ user_id: user.id, status: 'pending' })
    .whereIn('id', trx.from('restyle_items').where('restyle_id', restyle.id).select('design_id'))
    .orderBy('id')
    .forUpdate()
  for (const { id } of waiting) {
    await RestyleItem.query({ client: trx })
      .where('design_id', id)
      .update({ designId: null, canceledAt: DateTime.utc().toJSDate() })
    await deleteDesign({ user, trx }, id)
  }
}
