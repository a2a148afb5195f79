import { DateTime } from 'luxon'
import PasswordReset from '#app/accounts/models/password_reset'
import type User from '#app/accounts/models/user'
import { newOneTimeToken, oneTimeTokenHash } from '#app/accounts/links/one_time_token'
import type { InTransaction } from '#app/kernel/database/transaction'

const VALID_FOR_MINUTES = 60

export async function issuePasswordReset({ trx }: InTransaction, user: User): Promise<string> {
  const token = newOneTimeToken()
  await PasswordReset.create(
    {
      userId: user.id,
      tokenHash: oneTimeTokenHash(token),
      expiresAt: DateTime.now().plus({ minutes: VALID_FOR_MINUTES }),
    },
    { client: trx }
  )
  return token
}
