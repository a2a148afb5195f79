import { defineConfig } from '@adonisjs/shield'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { behindTls } from './tls.js'
import { socketSources } from '#app/realtime/browser_connection'
import { isTokenRequest } from '#app/kernel/http/is_token_request'
import { MAIL_STYLE_SOURCE } from '#app/kernel/mail/mail_style'
import { connectSources, imageSources } from '#app/kernel/security/content_sources'
import { isWithoutToken } from '#app/kernel/security/untokened_routes'

const images = imageSources(env)
const connect = connectSources(env)

/**
 * Inline scripts need the response's nonce. Style attributes are allowed (placeholders, sliders and
 * maps position with them), style elements are not, except that of mails, whose previews are frames
 * of a page.
 */
export default defineConfig({
  csp: {
    enabled: true,
    reportOnly: false,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, '@nonce'],
      styleSrc: app.inDev ? [`'self'`, `'unsafe-inline'`] : [`'self'`, '@nonce', MAIL_STYLE_SOURCE],
      styleSrcAttr: [`'unsafe-inline'`],
      imgSrc: [`'self'`, 'data:', 'blob:', ...images],
      mediaSrc: [`'self'`, 'blob:', ...images],
      connectSrc: [
        `'self'`,
        ...images,
        ...connect,
        ...socketSources(),
        ...(app.inDev ? ['ws:'] : []),
      ],
      manifestSrc: [`'self'`],
      workerSrc: [`'self'`, 'blob:'],
      fontSrc: [`'self'`],
      objectSrc: [`'none'`],
      baseUri: [`'none'`],
      formAction: [`'self'`],
      frameAncestors: [`'none'`],
      ...(behindTls ? { upgradeInsecureRequests: [] } : { upgradeInsecureRequests: null }),
    },
  },
  csrf: {
    enabled: true,
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    exceptRoutes: (ctx) => isWithoutToken(ctx) || isTokenRequest(ctx),
    cookieOptions: { sameSite: 'lax', secure: behindTls },
  },
  // every response already has these: app/kernel/security/answer_headers.ts
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})
