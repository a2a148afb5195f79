import { DateTime } from 'luxon'
import PasswordReset from '#app/accounts/models/password_reset'
import type User from '#app/accounts/models/user'
import { newResetToken, resetTokenHash } from '#app/accounts/password_reset_token'

const VALID_FOR_MINUTES = 60

/** Makes a link's token with which a user can choose a new password once, within 60 minutes. */
export default class IssuePasswordReset {
  async handle(user: User): Promise<string> {
    const token = newResetToken()
    await PasswordReset.create({
      userId: user.id,
      tokenHash: resetTokenHash(token),
      expiresAt: DateTime.now().plus({ minutes: VALID_FOR_MINUTES }),
    })
    return token
  }
}
