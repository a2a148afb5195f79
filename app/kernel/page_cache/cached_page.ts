import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Named as in `Content-Encoding`, the smallest first. */
export const PAGE_ENCODINGS = ['br', 'gzip', 'identity'] as const
export type PageEncoding = (typeof PAGE_ENCODINGS)[number]

/** A rendered page, ready to be sent to anybody who is not signed in. */
export interface CachedPage {
  /** the state it shows, see `PageStamp` */
  stamp: string
  /** a weak ETag: it names the content, whatever the encoding */
  etag: string
  /** its content security policy */
  policy: string
  bodies: Record<PageEncoding, Buffer>
}

/** Higher qualities cost several times more and save another percent or two. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Compresses a page once, off the main thread, for all who will ask for it. */
export async function cachedPageOf(
  stamp: string,
  { html, policy }: { html: string; policy: string }
): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ])
  const digest = createHash('sha256').update(policy).update(identity).digest('base64url')
  return { stamp, policy, etag: `W/"${digest}"`, bodies: { br, gzip: gzipped, identity } }
}

/** Bytes of memory that a page takes. */
export function sizeOf({ bodies }: CachedPage): number {
  return PAGE_ENCODINGS.reduce((sum, encoding) => sum + bodies[encoding].length, 0)
}
