import { MAX_SHARED_PHOTO_AGE_MINUTES } from '#app/kit/offline/shared_photo_limits'

/** As in `public/worker/shared_photo.js`. */
const KEPT = 'shared-photo'
const FILE = '/share-photo/photo'

/** The photo that another app shared, if it is recent. */
export async function findSharedPhoto(): Promise<File | null> {
  const kept = await findKept()
  return kept ? sharedFile(kept, new Date()) : null
}

export async function forgetSharedPhoto(): Promise<void> {
  if ('caches' in window) await caches.delete(KEPT)
}

/** Nobody has come for it. */
export async function forgetOldPhoto(): Promise<void> {
  const kept = await findKept()
  if (kept && !isRecent(kept, new Date())) await forgetSharedPhoto()
}

/** @returns null if it was shared too long ago */
export async function sharedFile(kept: Response, now: Date): Promise<File | null> {
  if (!isRecent(kept, now)) return null
  const blob = await kept.blob()
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '') || 'photo'
  return new File([blob], name, { type: blob.type })
}

async function findKept(): Promise<Response | undefined> {
  return 'caches' in window ? caches.match(FILE, { cacheName: KEPT }) : undefined
}

function isRecent(kept: Response, now: Date): boolean {
  const sharedAt = Date.parse(kept.headers.get('x-shared-at') ?? '')
  const minutes = (now.getTime() - sharedAt) / 60_000
  return minutes >= 0 && minutes <= MAX_SHARED_PHOTO_AGE_MINUTES
}
