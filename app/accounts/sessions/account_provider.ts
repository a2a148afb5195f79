import { SessionLucidUserProvider } from '@adonisjs/auth/session'
import type { SessionGuardUser } from '@adonisjs/auth/types/session'
import type { HttpContext } from '@adonisjs/core/http'
import User from '#app/accounts/user'
import {
  MAX_SESSION_SECONDS,
  formatSubject,
  hasEnded,
  parseSubject,
  type Subject,
} from './session_subject.js'
import { noteRememberToken } from './remember_tokens.js'
import { StoredSession } from './stored_session.js'
import { noteSignIn } from '#app/accounts/sign_in/sign_in_facts'

export class AccountProvider extends SessionLucidUserProvider<typeof User> {
  readonly #ctx: HttpContext

  constructor(ctx: HttpContext) {
    super({ model: async () => ({ default: User }) })
    this.#ctx = ctx
  }

  /** What was read with the session, if it signs in the same account. */
  #read({ userId, epoch }: Subject): User | null {
    const { session } = this.#ctx
    const account = session instanceof StoredSession ? session.account : null
    return account?.id === userId && account.sessionEpoch === epoch ? account : null
  }

  override async createRememberToken(user: User, expiresIn: string | number) {
    const token = await super.createRememberToken(user, expiresIn)
    noteRememberToken(this.#ctx.session, token.identifier)
    return token
  }

  override async recycleRememberToken(
    user: User,
    id: string | number | bigint,
    expiresIn: string | number
  ) {
    const token = await super.recycleRememberToken(user, id, expiresIn)
    noteRememberToken(this.#ctx.session, token.identifier)
    noteSignIn(this.#ctx, true)
    return token
  }

  override async createUserForGuard(user: User): Promise<SessionGuardUser<User>> {
    return guardUser(user, sessionEnd())
  }

  override async findById(identifier: string | number | bigint) {
    const subject = parseSubject(identifier)
    if (!subject || hasEnded(subject)) return null
    const user = this.#read(subject) ?? (await User.find(subject.userId))
    if (user?.sessionEpoch !== subject.epoch) return null
    return guardUser(user, Math.min(subject.endsAt, sessionEnd()))
  }
}

function guardUser(user: User, endsAt: number): SessionGuardUser<User> {
  return {
    getId: () => formatSubject({ userId: user.id, epoch: user.sessionEpoch, endsAt }),
    getOriginal: () => user,
  }
}

function sessionEnd(): number {
  return Math.floor(Date.now() / 1000) + MAX_SESSION_SECONDS
}
