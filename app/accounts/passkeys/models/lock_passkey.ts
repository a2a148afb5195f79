import type { ActingUser } from '#app/accounts/models/acting_user'
import Passkey from '#app/accounts/passkeys/models/passkey'

export function lockPasskey({ user, trx }: ActingUser, id: number): Promise<Passkey | null> {
  return Passkey.query({ client: trx }).where({ id, user_id: user.id }).forUpdate().first()
}
