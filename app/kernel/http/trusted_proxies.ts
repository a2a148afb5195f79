import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'

export type TrustsProxy = (address: string, hop: number) => boolean

const MAX_HOPS = 10
const NAMES = ['loopback', 'linklocal', 'uniquelocal']

const HELP =
  'TRUST_PROXY must be the number of proxies in front (1 for one), or their addresses, ' +
  `separated by commas: 10.0.0.2, 192.168.0.0/16, ${NAMES.join(', ')}`

/**
 * @param setting number of hops, or addresses, networks and their names, separated by commas
 * @throws Error in one sentence
 */
export function parseTrustedProxies(setting = '0'): TrustsProxy {
  const text = setting.trim().toLowerCase()
  if (/^(|0|false|off|no)$/.test(text)) return () => false
  if (text === 'true') return parseTrustedProxies('1')
  if (/^\d+$/.test(text)) return trustHops(Number(text))
  const entries = text.split(',').map((entry) => entry.trim())
  if (!entries.every(isProxy)) throw new Error(HELP)
  try {
    return proxyAddr.compile(entries)
  } catch {
    throw new Error(HELP)
  }
}

/** For `start/env.ts`. */
export function proxySetting(_name: string, value?: string): string | undefined {
  parseTrustedProxies(value)
  return value
}

function trustHops(hops: number): TrustsProxy {
  if (hops > MAX_HOPS) throw new Error(HELP)
  return (_address, hop) => hop < hops
}

/** All of IPv4 or IPv6 would trust everyone. */
function isProxy(entry: string): boolean {
  if (NAMES.includes(entry)) return true
  const [address, prefix] = entry.split('/')
  return isIP(address) > 0 && prefix !== '0'
}
