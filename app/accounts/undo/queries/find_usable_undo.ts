import { oneTimeTokenHash } from '#app/accounts/links/one_time_token'
import AccountUndo from '#app/accounts/undo/models/account_undo'

export function findUsableUndo(token: string): Promise<AccountUndo | null> {
  return AccountUndo.query()
    .where('token_hash', oneTimeTokenHash(token))
    .withScopes((scopes) => scopes.usable())
    .first()
}
