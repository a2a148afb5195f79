import { defineConfig } from '@adonisjs/shield'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { behindTls } from './app.js'
import { DIGEST_STOP } from '#app/chats/digest/digest_stop_link'
import { CAMPAIGN_STOP, MAIL_BOUNCES } from '#app/farm/campaigns/campaign_links'
import { SEARCH_CONFIRMATION, SEARCH_MAIL_STOP } from '#app/search/alerts/search_links'
import { NOTIFICATION_MAIL_STOP } from '#app/notifications/mails/mail_stop_link'
import { socketSources } from '#app/realtime/browser_connection'
import { isTokenRequest } from '#app/kernel/http/is_token_request'
import { MAIL_STYLE_SOURCE } from '#app/kernel/mail/mail_style'
import { connectSources, imageSources } from '#app/kernel/security/content_sources'

/** Pages whose URL proves that the caller received the mail. */
const SIGNED_LINKS = new Set<string | undefined>([
  DIGEST_STOP,
  NOTIFICATION_MAIL_STOP,
  SEARCH_CONFIRMATION,
  SEARCH_MAIL_STOP,
  CAMPAIGN_STOP,
  MAIL_BOUNCES,
])

/** A page says that it is seen or shared: it has no token where it came from a cache, and nobody gains by it. */
const COUNTED = new Set([
  '/api/properties/:slug/views',
  '/api/properties/:slug/shares',
  '/api/spot/:slug/views',
])

/** Forms that stand on other people's pages; they need no session and only ask for a mail. */
const EMBEDDED = '/join/:slug'

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
    exceptRoutes: (ctx) =>
      SIGNED_LINKS.has(ctx.route?.pattern) ||
      COUNTED.has(ctx.route?.pattern ?? '') ||
      ctx.route?.pattern === EMBEDDED ||
      isTokenRequest(ctx),
    cookieOptions: { sameSite: 'lax', secure: behindTls },
  },
  // every response already has these: app/kernel/security/answer_headers.ts
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})
