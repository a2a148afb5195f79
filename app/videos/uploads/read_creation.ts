import type { HttpContext } from '@adonisjs/core/http'
import { Metadata } from '@tus/server'
import { MAX_VIDEO_BYTES, MAX_VIDEO_TITLE_CHARACTERS } from '#app/videos/contract/limits'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { uploadRefusals } from '#app/videos/uploads/refusals'

/** What a request that creates an upload says (tus, extension Creation). */
export interface Creation {
  bytes: number
  /** slug or id of a blank video; null for a new one */
  video: string | null
  title?: string
  contentType?: string
}

/**
 * Reads `Upload-Length`, and of `Upload-Metadata` the keys `video`, `title` or `filename`, and
 * `filetype`. The address may name the video, too.
 * @throws HttpError 400, 413
 */
export function readCreation({ request }: HttpContext): Creation {
  const length = request.header('upload-length') ?? ''
  if (!/^\d{1,15}$/.test(length)) throw uploadRefusals.length()
  const bytes = Number(length)
  if (!bytes) throw uploadRefusals.empty()
  if (bytes > MAX_VIDEO_BYTES) throw uploadRefusals.bytes()
  const metadata = parseMetadata(request.header('upload-metadata'))
  const named: unknown = request.qs().video
  const name = metadata.title ?? metadata.filename?.replace(/\.\w{1,5}$/, '')
  return {
    bytes,
    video: metadata.video ?? (typeof named === 'string' ? named : null),
    title: name?.trim().slice(0, MAX_VIDEO_TITLE_CHARACTERS),
    contentType: metadata.filetype ?? metadata.type ?? undefined,
  }
}

function parseMetadata(header: string | undefined): Record<string, string | null> {
  if (!header) return {}
  try {
    return Metadata.parse(header)
  } catch {
    throw new HttpError(400, 'We couldn’t read “Upload-Metadata”.')
  }
}
