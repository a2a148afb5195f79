import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** As in `Content-Encoding`, smallest first. */
export const PAGE_ENCODINGS = ['br', 'gzip', 'identity'] as const
export type PageEncoding = (typeof PAGE_ENCODINGS)[number]

export interface RenderedPage {
  html: string
  /** its content security policy */
  policy: string
}

/** A rendered page, ready to send to any guest. */
export interface CachedPage {
  /** its version, see `PageStamp` */
  stamp: string
  /** a weak ETag: it identifies the content in any encoding */
  etag: string
  /** its content security policy */
  policy: string
  bodies: Record<PageEncoding, Buffer>
}

/** Higher qualities cost several times more and save only a percent or two. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Compresses a page once, off the main thread. */
export async function cachedPageOf(
  stamp: string,
  { html, policy }: RenderedPage
): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ])
  const digest = createHash('sha256').update(policy).update(identity).digest('base64url')
  return { stamp, policy, etag: `W/"${digest}"`, bodies: { br, gzip: gzipped, identity } }
}

/** Memory used, in bytes. */
export function cachedBytesOf({ bodies }: CachedPage): number {
  return PAGE_ENCODINGS.reduce((sum, encoding) => sum + bodies[encoding].length, 0)
}
