import { DateTime } from 'luxon'
import User from '#app/accounts/models/user'

/** Notes that an e-mail address is its user's; once is as good as twice. */
export default class VerifyEmail {
  async handle(user: User): Promise<void> {
    if (user.isEmailVerified) return
    await User.query()
      .where({ id: user.id, email: user.email })
      .whereNull('email_verified_at')
      .update({ email_verified_at: DateTime.now().toSQL() })
  }
}
