import { lockAccount, lockPasskey, isLastWayIn } from '#app/accounts/account_locks'
import { countPasskeys } from '#app/accounts/passkeys/find_passkeys'
import Passkey from '#app/accounts/passkeys/passkey'
import type { NewCredential } from '#app/accounts/passkeys/verify_passkey'
import AccountUndo, { type Reverts } from '#app/accounts/undo/account_undo'
import { tellOfChange, passkeyAdded, passkeyRemoved } from '#app/accounts/undo/tell_of_change'
import type { ActingUser } from '#app/accounts/user'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'

export const MAX_PASSKEYS = 20

interface NewPasskey extends NewCredential {
  name: string
  userHandle: string
}

/** @throws HttpError 409 if there are too many, E_VALIDATION_ERROR if it was already added */
export async function addPasskey({ user, trx }: ActingUser, added: NewPasskey): Promise<Passkey> {
  await lockAccount({ user, trx })
  if ((await countPasskeys(user.id, trx)) >= MAX_PASSKEYS) {
    throw HttpError.conflict(`You have ${MAX_PASSKEYS} passkeys. Remove one you don’t use first.`)
  }
  try {
    const passkey = await Passkey.create({ ...added, userId: user.id }, { client: trx })
    await tellOfChange({ user, trx }, passkeyAdded(added))
    return passkey.useTransaction(trx).refresh()
  } catch (error) {
    if (violatedUnique(error) !== 'passkeys_credential_id_unique') throw error
    throw fieldErrors({ credential: 'This passkey was added before. Use another one.' })
  }
}

export async function renamePasskey(
  acting: ActingUser,
  id: number,
  name: string
): Promise<Passkey> {
  const passkey = await lockPasskey(acting, id)
  if (!passkey) throw HttpError.notFound()
  return passkey.merge({ name }).save()
}

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

/** Removes passkeys whose addition can still be undone, and restores a removed one. */
export async function undoPasskeys({ user, trx }: ActingUser, { passkey }: Reverts): Promise<void> {
  const open = await AccountUndo.query({ client: trx })
    .where('user_id', user.id)
    .withScopes((scopes) => scopes.usable())
  const added = open.flatMap(({ reverts }) => reverts.passkey_added ?? [])
  await trx.from('passkeys').where('user_id', user.id).whereIn('credential_id', added).delete()
  if (!passkey || added.includes(String(passkey.credential_id))) return
  await trx.knexQuery().from('passkeys').insert(passkey).onConflict('credential_id').ignore()
}
