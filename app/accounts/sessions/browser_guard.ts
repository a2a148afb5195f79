import { SessionGuard, RememberMeToken } from '@adonisjs/auth/session'
import type { HttpContext } from '@adonisjs/core/http'
import emitter from '@adonisjs/core/services/emitter'
import { REMEMBER_COOKIE } from '#app/kernel/http/cookie_names'
import type { AccountProvider } from './account_provider.js'
import { MAX_REMEMBERED_SECONDS } from './session_subject.js'

const NAME = 'web'

export class BrowserGuard extends SessionGuard<true, AccountProvider> {
  readonly #ctx: HttpContext
  readonly #accounts: AccountProvider

  constructor(ctx: HttpContext, accounts: AccountProvider) {
    const options = {
      useRememberMeTokens: true,
      rememberMeTokensAge: MAX_REMEMBERED_SECONDS,
    } as const
    super(NAME, ctx, options, emitter, accounts)
    this.#ctx = ctx
    this.#accounts = accounts
  }

  override get rememberMeKeyName(): string {
    return REMEMBER_COOKIE
  }

  /** Also ends a token another tab just rotated. */
  override async logout(): Promise<void> {
    const { user } = this
    const cookie: unknown = this.#ctx.request.encryptedCookie(REMEMBER_COOKIE)
    await super.logout()
    const token = typeof cookie === 'string' ? RememberMeToken.decode(cookie) : null
    if (user && token) await this.#accounts.deleteRemeberToken(user, token.identifier)
  }
}

/** Lazy: `config/auth.ts` loads before models can. */
export const browserGuard = {
  async resolver() {
    const { AccountProvider } = await import('./account_provider.js')
    return (ctx: HttpContext) => new BrowserGuard(ctx, new AccountProvider(ctx))
  },
}
