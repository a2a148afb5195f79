import { isLoopback } from '#app/kernel/http/is_loopback'

/**
 * Required for other machines, because passwords and links would be readable.
 * @param setting `SMTP_TLS`; by host if unset
 */
export function requiresTls(host: string, setting: boolean | undefined): boolean {
  return setting ?? !isLoopback(host)
}
