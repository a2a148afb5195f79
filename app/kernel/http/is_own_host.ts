import { isIP } from 'node:net'
import { appUrl } from '#config/app'

const OWN_HOST = new URL(appUrl).hostname

/** Whether a host can only be vesta's own, not the domain of a team. */
export function isOwnHost(host: string | null): boolean {
  return !host || host === OWN_HOST || !host.includes('.') || isIP(host) !== 0
}
