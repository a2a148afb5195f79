import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { isLastWayIn } from '#app/accounts/policies/is_last_way_in'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { passkeyRemoved } from '#app/accounts/undo/words/account_changes'

/** @throws HttpError 404, or 409 if it is the last way to sign in */
export async function removePasskey({ user, trx }: ActingUser, id: number): Promise<void> {
  const isLast = await isLastWayIn({ user, trx })
  const [row] = await trx.from('passkeys').where({ id, user_id: user.id }).delete().returning('*')
  if (!row) throw HttpError.notFound()
  if (isLast) {
    throw HttpError.conflict(
      'This passkey is the only way into your account. Set a password or add another passkey first.'
    )
  }
  await tellOfChange({ user, trx }, passkeyRemoved(row))
}
