import { MAX_VIDEO_SECONDS } from '#app/videos/video_limits'
import {
  DECODERS,
  FORMATS,
  LISTED_DECODERS,
  MAX_TRACKS,
  checkProbed,
  checkSound,
  checkTracks,
  claimedSeconds,
  playedRate,
} from '#app/videos/engine/check_probed'
import { videoFaults } from '#app/videos/engine/video_fault'
import type { ProbedVideo } from '#app/videos/engine/video_engine'
import { FfmpegFailure, runFfmpeg } from './run_ffmpeg.js'

interface WireStream {
  index: number
  codec_type: string
  codec_name?: string
  width?: number
  height?: number
  sample_aspect_ratio?: string
  avg_frame_rate?: string
  r_frame_rate?: string
  field_order?: string
  color_transfer?: string
  color_space?: string
  duration?: string
  disposition?: { attached_pic?: number }
  side_data_list?: { rotation?: number }[]
  tags?: { DURATION?: string }
}

interface Probed {
  streams?: WireStream[]
  format?: { duration?: string }
}

const FILE_GUARD = ['-protocol_whitelist', 'file', '-format_whitelist', FORMATS]

/** Before every input: nothing but this file, in these containers and codecs, is opened. */
export const INPUT_GUARD = [...FILE_GUARD, '-codec_whitelist', DECODERS]

/** `ffprobe` opens a decoder for each track. */
const LIST_GUARD = [...FILE_GUARD, '-codec_whitelist', LISTED_DECODERS]

export async function probeWithFfmpeg(
  programs: { ffmpeg: string; ffprobe: string },
  source: string
): Promise<ProbedVideo> {
  const { streams = [], format } = await readHeader(programs.ffprobe, source)
  checkTracks(streams.length)
  const video = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic
  )
  if (!video) throw videoFaults.noPicture()
  const sound = streams.find(({ codec_type }) => codec_type === 'audio')
  if (sound) checkSound(sound.codec_name ?? '')
  const claimed = claimedSeconds(described(video), {
    seconds: secondsIn(format?.duration),
    tracks: streams.map(described),
  })
  const rotation = rotationOf(video)
  const probed = {
    durationMs: await countPackets(programs.ffmpeg, source, video.index),
    ...sizeOf(video, rotation),
    rotation,
    framesPerSecond: playedRate(ratio(video.avg_frame_rate), ratio(video.r_frame_rate)),
    isInterlaced: INTERLACED.includes(video.field_order ?? ''),
    codec: video.codec_name ?? '',
    hasAudio: Boolean(sound),
    hdr: hdrOf(video.color_transfer),
    hasColors: Boolean(video.color_space && video.color_space !== 'unknown'),
  }
  return checkProbed(probed, claimed === null ? null : claimed * 1000)
}

/** Which half comes first, in the file and on the screen. */
const INTERLACED = ['tt', 'bb', 'tb', 'bt']

function described({ duration, tags }: WireStream) {
  return { seconds: secondsIn(duration), tag: tags?.DURATION ?? null }
}

function secondsIn(text: string | undefined): number | null {
  const seconds = Number(text)
  return Number.isFinite(seconds) ? seconds : null
}

/** More than FFmpeg reads of any file. */
const TOO_MANY = /exceeds max_streams/

const OTHER_CODEC = /Codec \(\w+\) not on whitelist/

async function readHeader(ffprobe: string, source: string): Promise<Probed> {
  const shown = ['-show_streams', '-show_format', '-of', 'json']
  try {
    const { output } = await runFfmpeg(ffprobe, {
      args: ['-v', 'error', ...LIST_GUARD, ...shown, `file:${source}`],
    })
    return JSON.parse(output)
  } catch (error) {
    if (!(error instanceof FfmpegFailure)) throw error
    if (TOO_MANY.test(error.said)) throw videoFaults.tooManyTracks(MAX_TRACKS)
    if (error.isOfMachine) throw error
    if (OTHER_CODEC.test(error.said)) throw videoFaults.codec()
    throw /not on whitelist|Invalid data/.test(error.said)
      ? videoFaults.format()
      : videoFaults.damaged()
  }
}

/** Where the last packet of the pictures ends, without decoding. */
async function countPackets(ffmpeg: string, source: string, index: number): Promise<number> {
  let lastMs = 0
  const most = String(MAX_VIDEO_SECONDS + 5)
  const count = ['-map', `0:${index}`, '-c', 'copy', '-t', most, '-f', 'null', '-']
  await runFfmpeg(ffmpeg, {
    args: [...QUIET, ...INPUT_GUARD, '-i', `file:${source}`, ...count],
    onTime: (milliseconds) => (lastMs = milliseconds),
  })
  return Math.round(lastMs)
}

export const QUIET = ['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-progress', 'pipe:1']

function sizeOf({ width = 0, height = 0, sample_aspect_ratio }: WireStream, rotation: number) {
  const shown = Math.round(width * (ratio(sample_aspect_ratio?.replace(':', '/')) ?? 1))
  return rotation % 180 ? { width: height, height: shown } : { width: shown, height }
}

/** Clockwise, as FFmpeg applies it. */
function rotationOf({ side_data_list = [] }: WireStream): number {
  const { rotation = 0 } = side_data_list.find((one) => one.rotation !== undefined) ?? {}
  return (((-Math.round(rotation / 90) * 90) % 360) + 360) % 360
}

function hdrOf(transfer: string | undefined): ProbedVideo['hdr'] {
  return transfer === 'smpte2084' || transfer === 'arib-std-b67' ? transfer : null
}

function ratio(text: string | undefined): number | null {
  const [numerator, denominator] = (text ?? '').split('/').map(Number)
  return numerator > 0 && denominator > 0 ? numerator / denominator : null
}
