import type User from '#app/accounts/models/user'
import Passkey from '#app/accounts/passkeys/models/passkey'

export function listPasskeys(user: User): Promise<Passkey[]> {
  return Passkey.query().where('user_id', user.id).orderBy('id')
}
