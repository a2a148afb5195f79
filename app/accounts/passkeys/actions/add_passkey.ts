import { fieldErrors } from '#app/common/http/field_errors'
import { violatedUnique } from '#app/common/database/violated_unique'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import Passkey from '#app/accounts/passkeys/models/passkey'
import { countPasskeys } from '#app/accounts/passkeys/queries/count_passkeys'
import type { NewCredential } from '#app/accounts/passkeys/webauthn/verify_registration'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { passkeyAdded } from '#app/accounts/undo/words/account_changes'

export const MAX_PASSKEYS = 20

interface NewPasskey extends NewCredential {
  name: string
  userHandle: string
}

/** @throws HttpError 409 if there are too many, E_VALIDATION_ERROR if it was already added */
export async function addPasskey({ user, trx }: ActingUser, added: NewPasskey): Promise<Passkey> {
  await User.query({ client: trx }).where('id', user.id).forUpdate()
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
