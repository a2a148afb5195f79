import type { ActingUser } from '#app/accounts/models/acting_user'
import AccountUndo, { type Reverts } from '#app/accounts/undo/models/account_undo'

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
