import { errors } from '@adonisjs/auth'
import { DbRememberMeTokensProvider, RememberMeToken } from '@adonisjs/auth/session'
import type { RememberMeTokenDbColumns } from '@adonisjs/auth/types/session'
import type { Session } from '@adonisjs/session'
import type { SessionData } from '@adonisjs/session/types'
import { formatSubject } from '#app/accounts/sessions/session_subject'
import type User from '#app/accounts/user'

interface TokenRow extends RememberMeTokenDbColumns {
  session_epoch: number
}

/** A token ends with a password reset. Using it rotates its secret but keeps its expiry. */
export class RememberTokens extends DbRememberMeTokensProvider<typeof User> {
  override async create(user: User, expiresIn: string | number): Promise<RememberMeToken> {
    const { hash, secret, expiresAt } = RememberMeToken.createTransientToken(
      user.id,
      this.tokenSecretLength,
      expiresIn
    )
    const now = new Date()
    const client = await this.getDb()
    const [row] = await client
      .table(this.table)
      .insert({
        tokenable_id: user.id,
        session_epoch: user.sessionEpoch,
        hash,
        created_at: now,
        updated_at: now,
        expires_at: expiresAt,
      })
      .returning('*')
    return withSecret(this.dbRowToRememberMeToken(row), secret)
  }

  /** @throws E_UNAUTHORIZED_ACCESS if the token has ended in the meantime */
  override async recycle(
    user: User,
    identifier: string | number | bigint
  ): Promise<RememberMeToken> {
    const { hash, secret } = RememberMeToken.seed(this.tokenSecretLength)
    const client = await this.getDb()
    const [row] = await client
      .from(this.table)
      .where({ id: identifier, tokenable_id: user.id, session_epoch: user.sessionEpoch })
      .update({ hash, updated_at: new Date() })
      .returning('*')
    if (!row) throw new errors.E_UNAUTHORIZED_ACCESS('', { guardDriverName: 'session' })
    return withSecret(this.dbRowToRememberMeToken(row), secret)
  }

  protected override dbRowToRememberMeToken(row: TokenRow): RememberMeToken {
    const subject = {
      userId: Number(row.tokenable_id),
      epoch: row.session_epoch,
      endsAt: Math.floor(row.expires_at.getTime() / 1000),
    }
    return super.dbRowToRememberMeToken({ ...row, tokenable_id: formatSubject(subject) })
  }
}

function withSecret(token: RememberMeToken, secret: RememberMeToken['value']): RememberMeToken {
  return new RememberMeToken({ ...token, secret })
}

const KEY = 'remember_token'

/** Ties a session to its remember-me cookie, so that both end together. */
export function noteRememberToken(session: Session, id: RememberMeToken['identifier']): void {
  session.put(KEY, Number(id))
}

export function forgetRememberToken(session: Session): void {
  session.forget(KEY)
}

export function rememberTokenOf(values: SessionData): number | null {
  return Number(values[KEY]) || null
}
