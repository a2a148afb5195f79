/**
 * A random UUID (version 4, RFC 9562). Browsers have `crypto.randomUUID()` only with TLS, and vesta
 * also runs on plain local networks.
 */
export function makeUploadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) byte = (byte & 0x0f) | 0x40
    if (index === 8) byte = (byte & 0x3f) | 0x80
    return byte.toString(16).padStart(2, '0')
  })
  const part = (from: number, to: number) => hex.slice(from, to).join('')
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-')
}
