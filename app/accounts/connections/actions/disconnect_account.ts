import { HttpError } from '#app/kernel/exceptions/http_error'
import { labelOf } from '#app/accounts/connections/providers/offered_providers'
import { listUsableProviders } from '#app/accounts/connections/queries/list_usable_providers'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { isLastWayIn } from '#app/accounts/policies/is_last_way_in'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { accountDisconnected } from '#app/accounts/undo/words/account_changes'
import type { Provider } from '#app/accounts/contract/providers'

/** @throws HttpError 404 if it isn't connected, 409 if it is the last way to sign in */
export async function disconnectAccount(
  { user, trx }: ActingUser,
  provider: Provider
): Promise<void> {
  const isLast = await isLastWayIn({ user, trx })
  const usable = await listUsableProviders(user.id, trx)
  const connected = trx.from('connected_accounts').where({ user_id: user.id, provider })
  if (!(await connected.clone().first())) throw HttpError.notFound()
  if (isLast && usable.some((each) => each.provider === provider)) {
    throw HttpError.conflict('This is your only way to sign in. Set a password first.')
  }
  const [row] = await connected.delete().returning('*')
  await tellOfChange({ user, trx }, accountDisconnected(labelOf(provider), row))
}
