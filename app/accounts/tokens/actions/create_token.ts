import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_TOKENS_PER_PERSON } from '#app/accounts/contract/api_tokens'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { lockStandingUser } from '#app/accounts/sessions/lock_standing_user'
import type { NewToken } from '#app/accounts/tokens/guard/api_tokens'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { tokenCreated } from '#app/accounts/undo/words/account_changes'

/**
 * Mails the owner, who can undo it.
 * @throws HttpError 409 if the person has the maximum number of tokens, E_UNAUTHORIZED_ACCESS if
 * their sessions have ended in the meantime
 */
export async function createToken({ user, trx }: ActingUser, input: NewToken) {
  await lockStandingUser({ user, trx })
  const [{ count }] = await trx
    .from('api_tokens')
    .where('tokenable_id', user.id)
    .count('* as count')
  if (Number(count) >= MAX_TOKENS_PER_PERSON) {
    throw HttpError.conflict(`You have ${MAX_TOKENS_PER_PERSON} tokens. Delete one you don’t use.`)
  }
  const token = await User.apiTokens.issue(user, input, trx)
  await tellOfChange({ user, trx }, tokenCreated(input))
  return token
}
