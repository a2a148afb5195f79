import { MAX_SHARED_PHOTO_AGE_MINUTES } from '#app/kit/offline/shared_photo_limits'

/** As in `public/worker/shared_photo.js`. */
const KEPT = 'shared-photo'
const FILE = '/share-photo/photo'

/** The photo that another app shared, if it is recent. */
export async function findSharedPhoto(): Promise<File | null> {
  if (!('caches' in window)) return null
  const kept = await caches.match(FILE, { cacheName: KEPT })
  return kept ? sharedFile(kept, new Date()) : null
}

export async function forgetSharedPhoto(): Promise<void> {
  if ('caches' in window) await caches.delete(KEPT)
}

/** @returns null if it was shared too long ago */
export async function sharedFile(kept: Response, now: Date): Promise<File | null> {
  const sharedAt = Date.parse(kept.headers.get('x-shared-at') ?? '')
  const minutes = (now.getTime() - sharedAt) / 60_000
  if (!(minutes >= 0 && minutes <= MAX_SHARED_PHOTO_AGE_MINUTES)) return null
  const blob = await kept.blob()
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '') || 'photo'
  return new File([blob], name, { type: blob.type })
}
