import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_TOKENS_PER_PERSON } from '#app/accounts/contract/api_tokens'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import type { NewToken } from '#app/accounts/tokens/guard/api_tokens'

/** @throws HttpError 409 if the person has the maximum number of tokens */
export async function createToken({ user, trx }: ActingUser, input: NewToken) {
  await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const [{ count }] = await trx
    .from('api_tokens')
    .where('tokenable_id', user.id)
    .count('* as count')
  if (Number(count) >= MAX_TOKENS_PER_PERSON) {
    throw HttpError.conflict(`You have ${MAX_TOKENS_PER_PERSON} tokens. Delete one you don’t use.`)
  }
  return User.apiTokens.issue(user, input, trx)
}
