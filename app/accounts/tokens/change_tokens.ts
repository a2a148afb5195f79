import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockStandingUser } from '#app/accounts/account_locks'
import { MAX_TOKENS_PER_PERSON } from '#app/accounts/account_options'
import SessionEnded from '#app/accounts/sessions/session_ended'
import type { NewToken } from '#app/accounts/tokens/api_tokens'
import { tellOfChange, tokenCreated } from '#app/accounts/undo/tell_of_change'
import User, { type ActingUser } from '#app/accounts/user'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

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

/** Ends API tokens of an account, all or one, and on commit the sockets opened with them. */
export async function endTokens(
  userId: number,
  trx: TransactionClientContract,
  tokenId?: number
): Promise<number> {
  const ended: { id: number }[] = await trx
    .from('api_tokens')
    .where('tokenable_id', userId)
    .if(tokenId, (query) => query.where('id', Number(tokenId)))
    .delete()
    .returning('id')
  afterCommit(trx, async () => {
    for (const { id } of ended) await SessionEnded.dispatch(tokenSessionId(id), userId)
  })
  return ended.length
}

/** What stands for a session where sockets are claimed with a token. */
export function tokenSessionId(id: AccessToken['identifier']): string {
  return `token:${id}`
}
