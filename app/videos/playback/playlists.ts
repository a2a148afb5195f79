import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type Video from '#app/videos/video'
import type { Rendition } from '#app/videos/video_files'
import type { VideoRange } from '#app/videos/video_viewers'

/** Consecutive segments of a rendition; times in seconds since the start of the video. */
export interface Cut {
  first: number
  segmentSeconds: number[]
  startsAt: number
}

/** The list of renditions that are finished (RFC 8216). @param query of the part, such as `?start=2` */
export function masterPlaylist({ renditions, durationMs }: Video, query: string): string {
  const sound = renditions.find(({ name }) => name === 'audio')
  const pictures = renditions
    .filter(({ height }) => height > 0)
    .sort((one, other) => one.height - other.height)
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
  if (sound) {
    lines.push(
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,AUTOSELECT=YES,' +
        `CHANNELS="2",URI="audio.m3u8${query}"`
    )
  }
  for (const picture of pictures) {
    const parts = sound ? [picture, sound] : [picture]
    const attributes = [
      `BANDWIDTH=${total(parts, ({ bandwidth }) => bandwidth)}`,
      ...(durationMs
        ? [
            `AVERAGE-BANDWIDTH=${Math.ceil((total(parts, ({ bytes }) => bytes) * 8000) / durationMs)}`,
          ]
        : []),
      `CODECS="${parts.map(({ codecs }) => codecs).join(',')}"`,
      `RESOLUTION=${picture.width}x${picture.height}`,
      ...(sound ? ['AUDIO="sound"'] : []),
    ]
    lines.push(`#EXT-X-STREAM-INF:${attributes.join(',')}`, `${picture.name}.m3u8${query}`)
  }
  return `${lines.join('\n')}\n`
}

function total(renditions: Rendition[], count: (rendition: Rendition) => number): number {
  return sum(renditions.map((rendition) => count(rendition)))
}

/**
 * The segments of a rendition that a part touches. Pictures decide where it begins and ends, so that
 * sound covers them.
 */
export function cutOf(video: Video, rendition: Rendition, range: VideoRange | null): Cut | null {
  const whole = { first: 0, segmentSeconds: rendition.segmentSeconds, startsAt: 0 }
  if (!range) return whole
  const part = { start: range.startsMs / 1000, end: range.endsMs / 1000 }
  if (rendition.height > 0) return overlap(rendition.segmentSeconds, part)
  const picture = video.renditions.find(({ height }) => height > 0)
  const shown = picture && overlap(picture.segmentSeconds, part)
  if (!shown) return null
  const end = shown.startsAt + sum(shown.segmentSeconds)
  return overlap(rendition.segmentSeconds, { start: shown.startsAt, end })
}

/** Where the time of a part begins, with the first segment of pictures that it touches. */
export function partZeroMs(video: Video, range: VideoRange): number {
  const picture = video.renditions.find(({ height }) => height > 0)
  const cut = picture && cutOf(video, picture, range)
  return Math.round((cut?.startsAt ?? 0) * 1000)
}

interface Span {
  start: number
  end: number
}

function overlap(segmentSeconds: number[], { start, end }: Span): Cut | null {
  const cut: Cut = { first: 0, segmentSeconds: [], startsAt: 0 }
  let at = 0
  for (const [index, seconds] of segmentSeconds.entries()) {
    const isInside = at + seconds > start + TOLERANCE && at < end - TOLERANCE
    if (isInside && !cut.segmentSeconds.length) Object.assign(cut, { first: index, startsAt: at })
    if (isInside) cut.segmentSeconds.push(seconds)
    at += seconds
  }
  return cut.segmentSeconds.length ? cut : null
}

/** Less than a frame: sums of fractions aren't exact. */
const TOLERANCE = 0.005

interface MediaAddresses {
  beginning: string
  segments: string[]
}

/** @param startsAt where to start within the first segment, in seconds; null for its beginning */
export function mediaPlaylist(
  { segmentSeconds }: Cut,
  { beginning, segments }: MediaAddresses,
  startsAt: number | null
): string {
  const longest = Math.max(...segmentSeconds)
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(startsAt === null ? [] : [`#EXT-X-START:TIME-OFFSET=${startsAt.toFixed(3)},PRECISE=YES`]),
    `#EXT-X-MAP:URI="${beginning}"`,
    ...segmentSeconds.flatMap((seconds, index) => [
      `#EXTINF:${seconds.toFixed(5)},`,
      segments[index],
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}

function sum(numbers: number[]): number {
  return numbers.reduce((before, each) => before + each, 0)
}

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
