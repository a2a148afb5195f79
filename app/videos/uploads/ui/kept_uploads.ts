import type { VideoUpload } from '#app/videos/uploads/ui/video_upload'

interface Kept extends Pick<
  VideoUpload,
  'videoId' | 'videoSlug' | 'name' | 'bytes' | 'path' | 'completed'
> {
  /** has arrived, and was being processed */
  isSent?: boolean
}

const keyOf = (accountId: number) => `vesta-video-uploads-${accountId}`

/** What this browser was uploading, or waiting for, when it was closed. */
export function readKept(accountId: number): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

const MAX_HIDDEN = 50
const hiddenKeyOf = (accountId: number) => `vesta-hidden-videos-${accountId}`

/** Videos that somebody doesn't want to see on their way. */
export function readHidden(accountId: number): Set<number> {
  try {
    const hidden: unknown = JSON.parse(localStorage.getItem(hiddenKeyOf(accountId)) ?? '[]')
    return new Set(Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'number') : [])
  } catch {
    return new Set()
  }
}

export function hide(accountId: number, videoId: number): void {
  try {
    const hidden = [...readHidden(accountId), videoId].slice(-MAX_HIDDEN)
    localStorage.setItem(hiddenKeyOf(accountId), JSON.stringify(hidden))
  } catch {
    // full or forbidden
  }
}

/** Without storage, uploads can still be continued from the uploader. */
export function keep(accountId: number, uploads: readonly VideoUpload[]): void {
  const kept = uploads.map(({ videoId, videoSlug, name, bytes, path, completed, state }): Kept => {
    return { videoId, videoSlug, name, bytes, path, completed, isSent: state === 'processing' }
  })
  try {
    if (kept.length) localStorage.setItem(keyOf(accountId), JSON.stringify(kept))
    else localStorage.removeItem(keyOf(accountId))
  } catch {
    // full or forbidden
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || !value) return false
  const { videoId, videoSlug, name, bytes, path, completed } = value as Record<string, unknown>
  const isNumbered = [videoId, bytes, completed].every((each) => typeof each === 'number')
  return isNumbered && [videoSlug, name, path].every((each) => typeof each === 'string')
}

const lockOf = (path: string) => `vesta upload ${path}`

/** Uploads that another tab is sending right now. */
export async function pathsInOtherTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name.replace(lockOf(''), '')))
}

/** Tells other tabs that this one is sending. @returns ends it */
export function claim(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(lockOf(path), () => promise)
  return resolve
}
