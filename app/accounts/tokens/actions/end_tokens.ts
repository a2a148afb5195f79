import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#app/kernel/database/transaction'
import SessionEnded from '#app/accounts/events/session_ended'

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
