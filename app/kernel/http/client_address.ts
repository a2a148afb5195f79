import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import env from '#start/env'
import { parseTrustedProxies, type TrustsProxy } from './trusted_proxies.js'

let parsed: { setting?: string; trusts: TrustsProxy } | undefined

export const trustsProxy: TrustsProxy = (address, hop) => {
  const setting = env.get('TRUST_PROXY')
  if (!parsed || parsed.setting !== setting) {
    parsed = { setting, trusts: parseTrustedProxies(setting) }
  }
  return parsed.trusts(address, hop)
}

/** The closest untrusted address, like `request.ip()`, for requests without a context. */
export function clientAddress(request: IncomingMessage): string {
  return proxyAddr(request, trustsProxy)
}
