import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { stores } from '@adonisjs/session'
import type { SessionStoreFactory } from '@adonisjs/session/types'
import { TouchThrottle } from './touch_throttle.js'

/**
 * Sessions in the table `sessions`, tagged with their user. A request that
 * only reads extends its session's life at most once a minute, so that
 * reading a page writes nothing. A browser that brings no session has none to
 * read: such a request asks the database nothing, and is served without it.
 */
export function databaseSessions() {
  return configProvider.create<SessionStoreFactory>(async (app) => {
    const factory = await stores.database({ tableName: 'sessions' }).resolver(app)
    const throttle = new TouchThrottle(60_000, 10_000)
    return (ctx, config) => {
      const store = factory(ctx, config)
      if (isNewcomer(ctx, config.cookieName)) store.read = async () => null

      const touch = store.touch.bind(store)
      store.touch = async (id) => {
        if (throttle.isDue(id)) await touch(id)
      }
      return store
    }
  })
}

/** The framework also opens the store outside of any request, to find and end sessions. */
function isNewcomer(ctx: HttpContext | null, cookieName: string): boolean {
  return ctx !== null && !ctx.request.cookie(cookieName)
}
