import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/session'
import { behindTls } from './app.js'
import { databaseSessions } from '#app/accounts/sessions/database_sessions'

export default defineConfig({
  enabled: true,
  cookieName: 'vesta-session',
  clearWithBrowser: false,
  age: '14d',
  cookie: { path: '/', httpOnly: true, secure: behindTls, sameSite: 'lax' },
  store: env.get('REDIS_URL') ? 'redis' : 'database',
  stores: {
    database: databaseSessions(),
    redis: stores.redis({ connection: 'main' }),
  },
})
