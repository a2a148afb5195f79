import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { attachment } from '#app/common/http/attachment'
import { appKey } from '#config/app'
import env from '#start/env'
import { storageDisk } from '#app/media/files/stored_files'

/** Who may have the file: everyone, or those whom the page that names it admits. */
export type Audience = 'public' | 'private'

interface SignedFolder {
  /** in Drive */
  folder: string
  /** of our own addresses */
  path: string
  /** An address for one purpose is none for another. */
  purpose: string
  /**
   * An address is valid for one to two of these, and the same for everyone until the next begins,
   * so that caches can keep the file.
   */
  windowSeconds: Record<Audience, number>
  /** what a bucket calls the files, if not what they were stored as */
  contentType?: string
}

interface FileAddress {
  /** in Drive, below the folder */
  key: string
  audience: Audience
  /** saved under this name, not shown */
  downloadAs?: string
}

/**
 * Addresses of a folder's files for a limited time: of our own, which need neither session nor
 * database, or of the bucket, which checks them itself.
 */
export class SignedFiles {
  readonly #hmacKey: Buffer
  /** Presigned addresses differ with each signature. */
  readonly #presigned = new LRUCache<string, string>({ max: 50_000 })

  constructor(private readonly settings: SignedFolder) {
    this.#hmacKey = createHmac('sha256', appKey.release()).update(settings.purpose).digest()
  }

  async addressOf(file: FileAddress): Promise<string> {
    const { path, windowSeconds } = this.settings
    const seconds = windowSeconds[file.audience]
    const begun = Math.floor(Date.now() / 1000 / seconds) * seconds
    const expires = begun + 2 * seconds
    if (env.get('DRIVE_DISK', 'folder') === 's3') return this.#bucketAddress(file, expires)
    const query = new URLSearchParams({
      audience: file.audience,
      expires: String(expires),
      ...(file.downloadAs && { download: file.downloadAs }),
    })
    query.set('signature', this.#signatureOf(file, expires))
    return `${path}${file.key}?${query}`
  }

  /** What a request asks for, if its address is one of ours and still valid. */
  read(key: string, query: Record<string, unknown>): (FileAddress & { expires: number }) | null {
    const { audience, expires: written, download, signature } = query
    if (audience !== 'public' && audience !== 'private') return null
    if (typeof written !== 'string' || !/^\d{1,12}$/.test(written)) return null
    if (typeof signature !== 'string') return null
    const file: FileAddress = {
      key,
      audience,
      downloadAs: typeof download === 'string' ? download : undefined,
    }
    const expires = Number(written)
    if (!isSame(signature, this.#signatureOf(file, expires))) return null
    return expires * 1000 > Date.now() ? { ...file, expires } : null
  }

  #signatureOf({ key, audience, downloadAs = '' }: FileAddress, expires: number): string {
    const signed = JSON.stringify([key, audience, downloadAs, expires])
    return createHmac('sha256', this.#hmacKey).update(signed).digest('base64url')
  }

  async #bucketAddress({ key, downloadAs }: FileAddress, expires: number): Promise<string> {
    const { folder, contentType } = this.settings
    const name = `${key} ${expires} ${downloadAs ?? ''}`
    const known = this.#presigned.get(name)
    if (known) return known
    const expiresIn = expires - Math.floor(Date.now() / 1000)
    const disk = await storageDisk()
    const address = await disk.getSignedUrl(`${folder}/${key}`, {
      expiresIn,
      ...(contentType && { contentType }),
      ...(downloadAs && { contentDisposition: attachment(downloadAs) }),
    })
    this.#presigned.set(name, address, { ttl: (expiresIn * 1000) / 2 })
    return address
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
