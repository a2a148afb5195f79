import PasswordReset from '#app/accounts/models/password_reset'
import { oneTimeTokenHash } from '#app/accounts/links/one_time_token'

export function findUsableReset(token: string): Promise<PasswordReset | null> {
  return PasswordReset.query()
    .where('token_hash', oneTimeTokenHash(token))
    .withScopes((scopes) => scopes.usable())
    .first()
}
