import { isIP } from 'node:net'
import vine from '@vinejs/vine'
import { networkGuard } from '#app/common/net/network_guard'
import { MAX_WEBHOOK_URL_CHARACTERS } from '#app/webhooks/contract/webhooks'

const DEFAULT_PORT = 443

/** Checks that need no network; each attempt also checks where the name resolves. */
function urlProblem(text: string): string | null {
  const url = URL.parse(text)
  if (!url) return 'Enter a whole address, for example https://example.com/webhooks.'
  if (url.protocol !== 'https:') return 'Use an address that starts with https://.'
  if (url.username || url.password) return 'Leave out the user name and password.'
  const { isAllowed, ports } = networkGuard()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLocal = /(^|\.)localhost\.?$/.test(host) || (isIP(host) !== 0 && !isAllowed(host))
  if (isLocal) return 'Use an address on the public internet.'
  if (!ports.includes(Number(url.port) || DEFAULT_PORT)) return 'Use the usual port, 443.'
  return null
}

const reachable = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const problem = urlProblem(value)
  if (problem) field.report(problem, 'url', field)
})

export const webhookUrlField = () =>
  vine.string().trim().maxLength(MAX_WEBHOOK_URL_CHARACTERS).use(reachable())
