import { behindTls } from '#config/tls'

export const SESSION_COOKIE = cookieName('vesta-session', behindTls)
/** What a guest's session has until there is one in the store. */
export const GUEST_COOKIE = cookieName('vesta-guest-session', behindTls)
export const REMEMBER_COOKIE = cookieName('vesta-remember', behindTls)
export const DEVICE_COOKIE = cookieName('vesta-device', behindTls)
export const PASSKEY_COOKIE = cookieName('vesta-passkey', behindTls)
export const INVITATIONS_COOKIE = cookieName('vesta-invitations', behindTls)
export const REFERRAL_COOKIE = cookieName('vesta-referral', behindTls)
export const KNOWN_BROWSER_COOKIE = cookieName('vesta-browser', behindTls)

/**
 * With TLS, the prefix makes browsers reject the cookie from other hosts (RFC 6265bis, section
 * 4.1.3.2). `XSRF-TOKEN` is part of the wire contract.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
