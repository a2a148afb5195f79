import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { deleteDesign } from '#app/designs/collection/actions/delete_design'
import Design from '#app/designs/models/design'

/** Cancels a deleted account's open orders and releases their holds. */
export async function cancelOrders(user: User, trx: TransactionClientContract): Promise<void> {
  const open = await Design.query({ client: trx })
    .where('user_id', user.id)
    .whereIn('status', ['pending', 'processing'])
    .orderBy('id')
    .select('id')
  for (const { id } of open) await deleteDesign({ user, trx }, id)
}
