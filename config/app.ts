import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'
import { answerBadUrl } from '#app/kernel/exceptions/answer_bad_url'
import { trustsProxy } from '#app/kernel/http/client_address'
import { behindTls } from './tls.js'

export const host = env.get('HOST', '127.0.0.1')
export const port = env.get('PORT', 3333)
process.env.HOST = host
process.env.PORT = String(port)

export const appKey = env.get('APP_KEY')
export const appName = env.get('APP_NAME', 'vesta')

/** The public URL without a trailing slash, for mails, links and previews. */
export const appUrl = (
  env.get('APP_URL') ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`
).replace(/\/$/, '')

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: true,
  trustProxy: trustsProxy,
  redirect: { forwardQueryString: false },
  onBadUrl: answerBadUrl,
  // a comma is part of a value, whether it was encoded or not: `viewport=8,43,10,45`
  qs: { parse: { comma: false } },
  cookie: {
    domain: '',
    path: '/',
    maxAge: '2h',
    httpOnly: true,
    secure: behindTls,
    sameSite: 'lax',
  },
})
