import type Hls from 'hls.js'
import type { ErrorData, HlsConfig } from 'hls.js'
import { SEGMENT_SECONDS } from '#app/videos/video_limits'
import { renewAddresses } from '#app/videos/playback/ui/renew_addresses'

/** `gone` is what may no longer be watched, `unsupported` a browser that can't play it. */
export type PlayFailure = 'network' | 'gone' | 'media' | 'unsupported'

export interface Qualities {
  /** of the pictures, highest first */
  heights: readonly number[]
  /** null for what the connection carries */
  choose: (height: number | null) => void
}

export interface AttachOptions {
  /** seconds */
  startAt?: number
  /** What is loaded ahead at most, with the segment that is on its way. */
  aheadBytes?: number
  aheadSeconds?: number
  /** The picture fills the element, which crops it; otherwise it stands in it whole. */
  fills?: boolean
  /** Nothing more will come; call the returned function and attach again to retry. */
  onFailure?: (failure: PlayFailure) => void
  /** not with the browser's own HLS */
  onQualities?: (qualities: Qualities) => void
}

/** What a player loads beyond what is watched. */
const MAX_AHEAD_BYTES = 8_000_000
const MAX_AHEAD_SECONDS = 60
/** At the highest quality. */
const MAX_SEGMENT_BYTES = 1_500_000

/** Only told to start after 0, hls.js goes to a first picture that comes a little later. */
const BEGINNING = 0.001

const HLS_TYPE = 'application/vnd.apple.mpegurl'
const REFUSED = [401, 403, 404, 410]

/**
 * Plays an HLS address in a video or audio element with hls.js, which it loads, or with the
 * browser's own HLS where Media Source Extensions are missing. Segments whose signed addresses have
 * expired, after a long pause, are asked for again under fresh ones.
 * @returns stops it and releases what it loaded
 */
export async function attachHls(
  element: HTMLMediaElement,
  url: string,
  options: AttachOptions = {}
): Promise<() => void> {
  const { default: Loaded } = await import('hls.js')
  if (!Loaded.isSupported()) return attachNatively(element, url, options)

  const hls = new Loaded(configOf(options))
  const { Events } = Loaded
  let hasRenewed = false
  let hasRecovered = false

  const renew = async () => {
    hasRenewed = true
    await renewAddresses(hls)
    hls.startLoad()
  }
  const fail = (failure: PlayFailure) => {
    hls.stopLoad()
    options.onFailure?.(failure)
  }
  hls.on(Events.ERROR, (_, data) => {
    const { details, fatal, type } = data
    if (details === Loaded.ErrorDetails.FRAG_LOAD_ERROR && isRefused(data) && !hasRenewed) {
      renew().catch(() => fail('gone'))
    } else if (fatal && type === Loaded.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true
      hls.recoverMediaError()
    } else if (fatal) {
      fail(failureOf(data, type === Loaded.ErrorTypes.NETWORK_ERROR))
    }
  })
  hls.on(Events.FRAG_LOADED, () => {
    hasRenewed = false
  })
  hls.on(Events.MANIFEST_PARSED, () => {
    if (options.fills) hls.autoLevelCapping = levelThatFills(hls, element)
    options.onQualities?.(qualitiesOf(hls))
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return () => hls.destroy()
}

/**
 * hls.js loads as many seconds as fit in `maxBufferSize`, but never fewer than `maxBufferLength`, and
 * asks before each segment: only what is shorter than a segment lets the bytes decide.
 */
function configOf({
  startAt = 0,
  aheadSeconds = MAX_AHEAD_SECONDS,
  aheadBytes = MAX_AHEAD_BYTES,
  fills = false,
}: AttachOptions): Partial<HlsConfig> {
  return {
    capLevelToPlayerSize: !fills,
    startPosition: Math.max(startAt, BEGINNING),
    maxBufferLength: SEGMENT_SECONDS / 2,
    maxMaxBufferLength: aheadSeconds,
    maxBufferSize: Math.max(0, aheadBytes - MAX_SEGMENT_BYTES),
  }
}

/** The smallest that is as wide and as high as the element; -1, no limit, if none is. */
function levelThatFills({ levels }: Hls, { clientWidth, clientHeight }: HTMLMediaElement): number {
  const scale = window.devicePixelRatio
  return levels.findIndex(
    ({ width, height }) => width >= clientWidth * scale && height >= clientHeight * scale
  )
}

function isRefused({ response }: ErrorData): boolean {
  return REFUSED.includes(response?.code ?? 0)
}

function failureOf(data: ErrorData, isNetwork: boolean): PlayFailure {
  if (!isNetwork) return 'media'
  return isRefused(data) ? 'gone' : 'network'
}

function qualitiesOf(hls: Hls): Qualities {
  const heights = [...new Set(hls.levels.map(({ height }) => height))].sort((a, b) => b - a)
  return {
    heights,
    choose: (height) => {
      hls.nextLevel = hls.levels.findIndex((level) => level.height === height)
    },
  }
}

function attachNatively(
  element: HTMLMediaElement,
  url: string,
  { startAt, onFailure }: AttachOptions
): () => void {
  if (!element.canPlayType(HLS_TYPE)) {
    onFailure?.('unsupported')
    return () => undefined
  }
  const start = () => {
    if (startAt) element.currentTime = startAt
  }
  const fail = () =>
    onFailure?.(element.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'media')
  element.addEventListener('loadedmetadata', start, { once: true })
  element.addEventListener('error', fail)
  element.src = url
  return () => {
    element.removeEventListener('loadedmetadata', start)
    element.removeEventListener('error', fail)
    element.removeAttribute('src')
    element.load()
  }
}
