import { behindTls } from '#config/tls'

/** For anything but pages. */
export const ANSWER_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Service workers follow their own script's policy. */
export const FILE_POLICY = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

const HEADERS = {
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
}

const TLS_HEADERS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** OWASP HTTP Security Response Headers Cheat Sheet. Public images replace the resource policy. */
export function answerHeaders(): Record<string, string> {
  return behindTls ? { ...HEADERS, ...TLS_HEADERS } : HEADERS
}
