import { DateTime } from 'luxon'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fieldErrors } from '#app/common/http/field_errors'
import { enqueue } from '#app/core/queue/dispatch'
import SendPasswordChangedMail from '#app/accounts/jobs/send_password_changed_mail'
import PasswordReset from '#app/accounts/models/password_reset'
import User from '#app/accounts/models/user'
import { resetTokenHash } from '#app/accounts/password_reset_token'
import { endSessions } from '#app/accounts/sessions/end_sessions'

/**
 * Sets a new password by a link from the mail. The link works once, also when
 * it comes twice in the same instant, and uses up that user's other links.
 * Whoever was signed in elsewhere is signed out. Who can open the link has
 * shown that the e-mail address is theirs.
 */
export default class ResetPassword {
  /** @throws E_VALIDATION_ERROR on `token` when the link is unknown, used or too old */
  async handle(token: string, password: string, keptSessionId?: string): Promise<User> {
    const hashed = await hash.make(password)
    const user = await db.transaction((trx) => this.#change(token, hashed, trx))
    if (!user) {
      throw fieldErrors({ token: 'This link was used or has expired. Ask for a new one.' })
    }
    await endSessions(user, keptSessionId)
    await enqueue(SendPasswordChangedMail.dispatch({ userId: user.id }))
    return user
  }

  async #change(token: string, hashed: string, trx: TransactionClientContract) {
    const user = await this.#lockHolder(token, trx)
    if (!user || !(await this.#useUpLinks(user, token, trx))) return null

    await User.query({ client: trx })
      .where('id', user.id)
      .update({
        password: hashed,
        email_verified_at: trx.raw('coalesce(email_verified_at, now())'),
        updated_at: DateTime.now().toSQL(),
      })
    return user
  }

  /** The second of two waits here, and then finds its link used. */
  #lockHolder(token: string, trx: TransactionClientContract): Promise<User | null> {
    return User.query({ client: trx })
      .whereIn(
        'id',
        PasswordReset.query({ client: trx })
          .where('token_hash', resetTokenHash(token))
          .withScopes((scopes) => scopes.usable())
          .select('user_id')
      )
      .forUpdate()
      .first()
  }

  async #useUpLinks(user: User, token: string, trx: TransactionClientContract): Promise<boolean> {
    const open = await PasswordReset.query({ client: trx })
      .where('user_id', user.id)
      .withScopes((scopes) => scopes.usable())
    for (const reset of open) await reset.merge({ usedAt: DateTime.now() }).save()
    return open.some(({ tokenHash }) => tokenHash === resetTokenHash(token))
  }
}
