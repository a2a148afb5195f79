import PasswordReset from '#app/accounts/models/password_reset'
import { resetTokenHash } from '#app/accounts/password_reset_token'

/** The reset that a link's token stands for, while it can be used. */
export function findUsableReset(token: string): Promise<PasswordReset | null> {
  return PasswordReset.query()
    .where('token_hash', resetTokenHash(token))
    .withScopes((scopes) => scopes.usable())
    .first()
}
