import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { changeRequest } from '#app/club/offerings/actions/change_request'
import { lockOpenRequests } from '#app/club/offerings/models/lock_request'

/**
 * Ends the open requests of an account that is deleted. A customer who leaves what the provider
 * called done has paid for it; all other coin goes back.
 */
export async function settleForDeletion(user: User, trx: TransactionClientContract): Promise<void> {
  const open = await lockOpenRequests({ trx }, (query) =>
    query.where((own) => own.where('customer_id', user.id).orWhere('provider_id', user.id))
  )
  for (const request of open) {
    const isPaid = request.customerId === user.id && request.doneAt !== null
    await changeRequest({ trx }, request, { to: isPaid ? 'completed' : 'cancelled', by: user })
  }
}
