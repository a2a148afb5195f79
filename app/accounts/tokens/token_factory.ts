import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'
import type { NewToken } from '#app/accounts/tokens/api_tokens'

/** A bearer API token for a user, read-only by default. */
export async function issueToken(user: User, input: Partial<NewToken> = {}): Promise<string> {
  const token = await db.transaction((trx) =>
    User.apiTokens.issue(
      user,
      { name: 'Test', abilities: ['read'], expiresAt: null, ...input },
      trx
    )
  )
  return token.value!.release()
}
