import type { DkimKey } from './dkim_key.js'
import { isLoopback } from '#app/kernel/http/is_loopback'

interface SmtpSettings {
  host: string
  port: number
  tls?: boolean
  user?: string
  password?: string
  dkim?: DkimKey
}

/** ms; a waiting job holds a slot. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

export function smtpOptions({ host, port, tls, user, password = '', dkim }: SmtpSettings) {
  return {
    host,
    port,
    requireTLS: requiresTls(host, tls),
    ...TIMEOUTS_MS,
    ...(dkim ? { dkim } : {}),
    ...(user ? { auth: { type: 'login' as const, user, pass: password } } : {}),
  }
}

/**
 * Required for other machines, because passwords and links would be readable.
 * @param setting `SMTP_TLS`; by host if unset
 */
export function requiresTls(host: string, setting: boolean | undefined): boolean {
  return setting ?? !isLoopback(host)
}
