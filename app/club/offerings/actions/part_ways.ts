import type { ActingUser } from '#app/accounts/models/acting_user'
import { changeRequest } from '#app/club/offerings/actions/change_request'
import { lockOpenRequests } from '#app/club/offerings/models/lock_request'

/**
 * Cancels what two people have open when one blocks the other. What the provider called done stays:
 * its customer can still confirm it or object.
 */
export async function partWays({ user, trx }: ActingUser, otherId: number): Promise<void> {
  const both = [user.id, otherId]
  const open = await lockOpenRequests({ trx }, (query) =>
    query.whereIn('customer_id', both).whereIn('provider_id', both).whereNull('done_at')
  )
  for (const request of open) {
    await changeRequest({ trx }, request, { to: 'cancelled', by: user })
  }
}
