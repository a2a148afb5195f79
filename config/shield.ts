import { defineConfig } from '@adonisjs/shield'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { behindTls } from './app.js'
import { DIGEST_STOP } from '#app/chats/digest_stop_link'
import { socketSources } from '#app/realtime/browser_connection'
import { connectSources, imageSources } from '#app/core/security/content_sources'

const images = imageSources(env)
const connect = connectSources(env)

/**
 * No inline script without the response's nonce. Style attributes are allowed
 * (placeholders, sliders and maps position with them), style elements are not.
 */
export default defineConfig({
  csp: {
    enabled: true,
    reportOnly: false,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, '@nonce'],
      styleSrc: app.inDev ? [`'self'`, `'unsafe-inline'`] : [`'self'`, '@nonce'],
      styleSrcAttr: [`'unsafe-inline'`],
      imgSrc: [`'self'`, 'data:', 'blob:', ...images],
      mediaSrc: [`'self'`, 'blob:', ...images],
      connectSrc: [`'self'`, ...connect, ...socketSources(), ...(app.inDev ? ['ws:'] : [])],
      workerSrc: [`'self'`, 'blob:'],
      fontSrc: [`'self'`],
      objectSrc: [`'none'`],
      baseUri: [`'self'`],
      formAction: [`'self'`],
      frameAncestors: [`'none'`],
      ...(behindTls ? { upgradeInsecureRequests: [] } : { upgradeInsecureRequests: null }),
    },
  },
  csrf: {
    enabled: true,
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    exceptRoutes: [DIGEST_STOP],
    cookieOptions: { sameSite: 'lax', secure: behindTls },
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: behindTls, maxAge: '365 days', includeSubDomains: true },
  contentTypeSniffing: { enabled: true },
})
