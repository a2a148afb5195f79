import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import type { NextFn } from '@adonisjs/core/types/http'
import '@adonisjs/session/session_middleware'
import type { SessionConfig, SessionStoreFactory } from '@adonisjs/session/types'
import { StoredSession } from '#app/accounts/sessions/stored_session'
import { isSessionStore } from '#app/accounts/sessions/session_store'

type ResolvedConfig = SessionConfig & {
  store: string
  stores: Record<string, SessionStoreFactory>
}

export default class SessionMiddleware {
  static #config?: Promise<ResolvedConfig | null>

  async handle(ctx: HttpContext, next: NextFn) {
    const config = await (SessionMiddleware.#config ??= resolveConfig())
    const store = config?.stores[config.store](ctx, config)
    if (!config || !store || !isSessionStore(store)) {
      throw new Error('config/session.ts names no store that ends sessions for good')
    }
    ctx.session = await StoredSession.open(config, store, emitter, ctx)
    const output: unknown = await next()
    await ctx.session.commit()
    return output
  }
}

function resolveConfig(): Promise<ResolvedConfig | null> {
  return configProvider.resolve<ResolvedConfig>(app, app.config.get('session'))
}
