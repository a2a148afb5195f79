import type { PictureTarget, ProbedVideo } from '#app/videos/engine/video_engine'
import type { Storyboard } from '#app/videos/video_files'
import { SEGMENT_SECONDS } from '#app/videos/video_limits'

/** Peak kilobits per second of a picture. */
const MAX_KILOBITS: Record<PictureTarget['name'], number> = {
  '360p': 900,
  '720p': 3000,
  '1080p': 5500,
}

export const PRESET = 'veryfast'
export const CRF = 23
export const maxBitsOf = ({ name }: PictureTarget) => MAX_KILOBITS[name] * 1000
export const bufferBitsOf = (target: PictureTarget) => 2 * maxBitsOf(target)

/** More threads than this only use memory. */
export const MAX_THREADS = 8

export const AUDIO_BITS = 128_000
const AUDIO_RATE = 48_000

/** One fragment per segment, without an edit list: playback starts at 0. */
const FRAGMENTED = '+cmaf+empty_moov'
export const PICTURE_FLAGS = `${FRAGMENTED}+frag_keyframe`
export const AUDIO_FLAGS = FRAGMENTED
export const AUDIO_FRAGMENT_MICROSECONDS = SEGMENT_SECONDS * 1e6

const TURNS: Record<number, string> = {
  90: 'transpose=clock',
  180: 'hflip,vflip',
  270: 'transpose=cclock',
}

/** One frame for each; those that aren't interlaced pass as they are. */
const DEINTERLACE = 'bwdif=mode=send_frame:deint=interlaced'

const MAX_FRAMES_PER_SECOND = 60
const USUAL_RATES = ['24000/1001', '24', '25', '30000/1001', '30', '50', '60000/1001', '60']

/** Rates this close to a usual one were meant to be it. */
const RATE_TOLERANCE = 0.01

/** Even frames: phones record uneven ones, and segments are cut by time. */
export function frameRateOf({ framesPerSecond }: Pick<ProbedVideo, 'framesPerSecond'>): string {
  const wanted = Math.min(MAX_FRAMES_PER_SECOND, Math.max(1, framesPerSecond))
  const offBy = (rate: string) => Math.abs(valueOf(rate) / wanted - 1)
  const [nearest] = USUAL_RATES.toSorted((a, b) => offBy(a) - offBy(b))
  return offBy(nearest) < RATE_TOLERANCE ? nearest : `${Math.round(wanted * 1000)}/1000`
}

/** Frames of a segment, the first of which is the only key frame: so all renditions are alike. */
export function framesPerSegment(probed: Pick<ProbedVideo, 'framesPerSecond'>): number {
  return Math.round(valueOf(frameRateOf(probed)) * SEGMENT_SECONDS)
}

function valueOf(rate: string): number {
  const [numerator, denominator = 1] = rate.split('/').map(Number)
  return numerator / denominator
}

/**
 * A graph from `[in]` to `[out0]` onward, one per target.
 * @param turns whether the frames come as stored, before rotation
 */
export function pictureGraph(
  probed: ProbedVideo,
  targets: Pick<PictureTarget, 'width' | 'height'>[],
  { input, turns }: { input: string; turns: boolean }
): string {
  const turn = turns ? TURNS[probed.rotation] : undefined
  const deinterlace = probed.isInterlaced && DEINTERLACE
  const rate = `fps=${frameRateOf(probed)}:start_time=0`
  const before = [deinterlace, turn, rate].filter(Boolean).join(',')
  const split = `split=${targets.length}${targets.map((_, at) => `[s${at}]`).join('')}`
  const branches = targets.map((target, at) => `[s${at}]${pictureFilter(probed, target)}[out${at}]`)
  return [`${input}${before},${split}`, ...branches].join(';')
}

export function posterFilter(
  probed: ProbedVideo,
  size: { width: number; height: number },
  { turns }: { turns: boolean }
): string {
  const turn = turns ? TURNS[probed.rotation] : undefined
  const deinterlace = probed.isInterlaced && DEINTERLACE
  const picture = pictureFilter(probed, size)
  return [deinterlace, turn, picture, 'scale=out_range=full', 'format=yuvj420p']
    .filter(Boolean)
    .join(',')
}

/** Smaller first: mapping the tones of fewer pixels is cheaper. */
function pictureFilter(probed: ProbedVideo, { width, height }: { width: number; height: number }) {
  const scale = `scale=${width}:${height}:flags=bicubic,setsar=1`
  if (probed.hdr) return `${scale},${toneMap(probed.hdr)},format=yuv420p`
  const colors = 'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709'
  const guessed = !probed.hasColors && Math.min(probed.width, probed.height) >= 720
  return `${scale},format=yuv420p${guessed ? `,${colors}` : ''}`
}

function toneMap(transfer: string): string {
  return [
    `zscale=tin=${transfer}:min=bt2020nc:pin=bt2020:rin=tv:t=linear:npl=100`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=tonemap=hable:desat=0',
    'zscale=t=bt709:m=bt709:r=tv',
  ].join(',')
}

const HALF_SEGMENT_SECONDS = SEGMENT_SECONDS / 2

/** Sheets of tiles of a rendition whose key frames are the only frames decoded. */
export function storyboardFilter(storyboard: Storyboard): string {
  const { columns, rows, tileWidth, tileHeight, intervalMs } = storyboard
  return [
    `select=isnan(prev_selected_t)+gte(t-prev_selected_t\\,${intervalMs / 1000 - HALF_SEGMENT_SECONDS})`,
    `scale=${tileWidth}:${tileHeight}`,
    `tile=${columns}x${rows}`,
    'setpts=N/25/TB',
    'scale=out_range=full',
    'format=yuvj420p',
  ].join(',')
}

const LOUDNESS_LUFS = -16
const MAX_PEAK = 0.84
const MAX_GAIN_DB = 30
const MIN_LOUDNESS_LUFS = -60

export const MEASURE_LOUDNESS = 'ebur128=framelog=verbose:metadata=1'

/** The frames with which AAC begins are silent; players would start the sound that much late. */
const PRIMING_SAMPLES = 1024

/**
 * Sound from 0 on, one gain for all of it; the few peaks that are then too loud are limited.
 * @param lufs measured; null for silence
 */
export function audioFilter(lufs: number | null): string {
  const isSilent = lufs === null || lufs < MIN_LOUDNESS_LUFS
  const gain = isSilent ? 0 : Math.min(MAX_GAIN_DB, LOUDNESS_LUFS - lufs)
  return [
    `aresample=${AUDIO_RATE}:async=1:first_pts=0`,
    `volume=${gain.toFixed(2)}dB`,
    `alimiter=limit=${MAX_PEAK}:level=false`,
    `atrim=start_sample=${PRIMING_SAMPLES}`,
    'asetpts=PTS-STARTPTS',
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
  ].join(',')
}
