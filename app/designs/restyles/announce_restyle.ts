import type { InTransaction } from '#app/kernel/database/transaction'
import type Design from '#app/designs/design'
import Restyle from '#app/designs/restyles/restyle'
import { notify } from '#app/notifications/notify'

/**
 * Tells the owner once that a whole restyle has ended, after the last of its designs.
 * @returns whether the design belongs to one
 */
export async function announceRestyle({ trx }: InTransaction, design: Design): Promise<boolean> {
  // Of two designs that end at once, the lock makes one the last.
  const restyle = await Restyle.query({ client: trx })
    .whereIn('id', trx.from('restyle_items').where('design_id', design.id).select('restyle_id'))
    .forUpdate()
    .first()
  if (!restyle) return false
  const designs: { status: string }[] = await trx
    .from('restyle_items')
    .join('designs', 'designs.id', 'restyle_items.design_id')
    .where('restyle_id', restyle.id)
    .select('status')
  const isOver = designs.every(({ status }) => status === 'completed' || status === 'failed')
  if (isOver && designs.some(({ status }) => status === 'completed')) {
    await notify(
      { trx },
      {
        userId: design.userId,
        kind: 'restyle_ready',
        groupKey: `restyle_ready:${restyle.id}`,
        url: `/restyles/${restyle.id}`,
        about: { of: 'property', id: restyle.propertyId },
      }
    )
  }
  return true
}
