import type { HttpContext } from '@adonisjs/core/http'
import { Metadata } from '@tus/server'
import { cutShort } from '#app/kit/display/cut_short'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { cleanText } from '#app/kernel/http/clean_text'
import { storable } from '#app/kernel/http/storable'
import { CHECKSUM_ALGORITHMS } from '#app/videos/uploads/checksum'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import { MAX_VIDEO_BYTES, MAX_VIDEO_TITLE_CHARACTERS } from '#app/videos/video_limits'

const VERSION = '1.0.0'

/** @throws HttpError 412 for another version of tus, or none */
export function requireTus({ request, response }: HttpContext): void {
  response.header('tus-resumable', VERSION)
  if (request.header('tus-resumable') !== VERSION) throw uploadRefusals.protocol()
}

/** The answer to OPTIONS. */
export function tellAbilities(response: HttpContext['response']): void {
  response.header('tus-resumable', VERSION)
  response.header('tus-version', VERSION)
  response.header('tus-max-size', MAX_VIDEO_BYTES)
  response.header('tus-extension', 'creation,termination,checksum,expiration')
  response.header('tus-checksum-algorithm', CHECKSUM_ALGORITHMS.join(','))
}

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
    title: name && cutShort(cleanText(name).trim(), MAX_VIDEO_TITLE_CHARACTERS),
    contentType: metadata.filetype ?? metadata.type ?? undefined,
  }
}

function parseMetadata(header: string | undefined): Record<string, string | null> {
  if (!header) return {}
  try {
    return Object.fromEntries(
      Object.entries(Metadata.parse(header)).map(([name, value]) => [
        name,
        value && storable(value),
      ])
    )
  } catch {
    throw new HttpError(400, 'We couldn’t read “Upload-Metadata”.')
  }
}
