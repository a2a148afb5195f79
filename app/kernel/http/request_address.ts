import type { IncomingMessage } from 'node:http'

/** Percent-encoded as sent, so safe in a header, unlike `request.url()`. */
export function requestAddress({ url = '/' }: IncomingMessage): string {
  const base = 'http://localhost'
  const { pathname, search } = new URL(url.startsWith('/') ? `${base}${url}` : url, base)
  return pathname + search
}
