import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { appKey } from '#config/app'
import env from '#start/env'
import { storageDisk } from '#app/media/files/stored_files'

export const FILES_PATH = '/videos/files/'

/** Who may see the video: everyone, or those whom its playlist admits. */
export type Audience = 'public' | 'private'

/**
 * An address is valid for one to two of these, and the same for everyone until the next begins, so
 * that caches can keep the file. A private one lasts longer than the longest video.
 */
const WINDOW_SECONDS: Record<Audience, number> = { public: 24 * 3600, private: 30 * 60 }

const KEY = createHmac('sha256', appKey.release()).update('video files').digest()

/** Presigned addresses differ with each signature. */
const presigned = new LRUCache<string, string>({ max: 50_000 })

export interface FileAddress {
  /** in Drive, below `videos/` */
  key: string
  audience: Audience
  /** saved under this name, not shown */
  downloadAs?: string
}

/** The address of a video's file for a limited time: of our own, or of the bucket. */
export async function addressOf(file: FileAddress): Promise<string> {
  const seconds = WINDOW_SECONDS[file.audience]
  const begun = Math.floor(Date.now() / 1000 / seconds) * seconds
  const expires = begun + 2 * seconds
  if (env.get('DRIVE_DISK', 'folder') === 's3') return bucketAddress(file, expires)
  const query = new URLSearchParams({
    audience: file.audience,
    expires: String(expires),
    ...(file.downloadAs && { download: file.downloadAs }),
  })
  query.set('signature', signatureOf(file, expires))
  return `${FILES_PATH}${file.key}?${query}`
}

/** What a request asks for, if its address is one of ours and still valid. */
export function readAddress(
  key: string,
  query: Record<string, unknown>
): (FileAddress & { expires: number }) | null {
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
  if (!isSame(signature, signatureOf(file, expires))) return null
  return expires * 1000 > Date.now() ? { ...file, expires } : null
}

function signatureOf({ key, audience, downloadAs = '' }: FileAddress, expires: number): string {
  const signed = JSON.stringify([key, audience, downloadAs, expires])
  return createHmac('sha256', KEY).update(signed).digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

async function bucketAddress({ key, downloadAs }: FileAddress, expires: number): Promise<string> {
  const name = `${key} ${expires} ${downloadAs ?? ''}`
  const known = presigned.get(name)
  if (known) return known
  const expiresIn = expires - Math.floor(Date.now() / 1000)
  const address = await (
    await storageDisk()
  ).getSignedUrl(`videos/${key}`, {
    expiresIn,
    ...(downloadAs && { contentDisposition: attachment(downloadAs) }),
  })
  presigned.set(name, address, { ttl: (expiresIn * 1000) / 2 })
  return address
}

/** @param name with signs that need no escape */
export function attachment(name: string): string {
  return `attachment; filename="${name}"`
}
