import env from '#start/env'
import { defineConfig } from '@adonisjs/session'
import { behindTls } from './tls.js'
import { databaseSessions } from '#app/accounts/sessions/database_sessions'
import { redisSessions } from '#app/accounts/sessions/redis_sessions'
import { MAX_IDLE_SECONDS } from '#app/accounts/sessions/session_subject'
import { SESSION_COOKIE } from '#app/kernel/http/cookie_names'

export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: MAX_IDLE_SECONDS,
  cookie: { path: '/', httpOnly: true, secure: behindTls, sameSite: 'lax' },
  store: env.get('REDIS_URL') ? 'redis' : 'database',
  stores: { database: databaseSessions(), redis: redisSessions() },
})
