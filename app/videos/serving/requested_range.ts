import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { VideoRange } from '#app/videos/registry/video_viewers'

const SECONDS = /^\d{1,5}(\.\d{1,6})?$/

/**
 * `?start=1.5&end=4` in seconds; both or neither.
 * @throws HttpError 404 for anything else
 */
export function requestedRange({ request }: HttpContext): VideoRange | null {
  const { start, end } = request.qs()
  if (start === undefined && end === undefined) return null
  const [startsMs, endsMs] = [start, end].map((written) =>
    SECONDS.test(String(written)) ? Math.round(Number(written) * 1000) : Number.NaN
  )
  if (!(startsMs < endsMs)) throw HttpError.notFound()
  return { startsMs, endsMs }
}

/** The same part for the playlists that a playlist names. */
export function rangeQuery(range: VideoRange | null): string {
  return range ? `?start=${range.startsMs / 1000}&end=${range.endsMs / 1000}` : ''
}
