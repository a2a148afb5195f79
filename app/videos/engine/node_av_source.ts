import {
  AVERROR_ENOMEM,
  AV_CODEC_ID_NONE,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_FIELD_BB,
  AV_FIELD_BT,
  AV_FIELD_TB,
  AV_FIELD_TT,
  AVMEDIA_TYPE_VIDEO,
  Demuxer,
  EOF,
  FFmpegError,
  AV_PKT_DATA_DISPLAYMATRIX,
  avGetCodecName,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  type Stream,
  type EOFSignal,
} from 'node-av'
import {
  DECODERS,
  FORMATS,
  MAX_TRACKS,
  checkProbed,
  checkSound,
  checkTracks,
  claimedSeconds,
  playedRate,
} from '#app/videos/engine/check_probed'
import type { ProbedVideo } from '#app/videos/engine/video_engine'
import { videoFaults } from '#app/videos/engine/video_fault'
import { MAX_VIDEO_SECONDS } from '#app/videos/video_limits'

/**
 * Opens a file, and nothing it may refer to.
 * @throws VideoFault if it isn't a video
 */
export async function openSource(path: string): Promise<Demuxer> {
  try {
    return await Demuxer.open(path, {
      options: {
        protocol_whitelist: 'file',
        format_whitelist: FORMATS,
        codec_whitelist: DECODERS,
      },
    })
  } catch (error) {
    if (isOfTooMany(error)) throw videoFaults.tooManyTracks(MAX_TRACKS)
    throw videoFaults.format()
  }
}

/** FFmpeg says that it has no memory for more tracks than it reads of any file. */
function isOfTooMany(error: unknown): boolean {
  return error instanceof FFmpegError && error.code === AVERROR_ENOMEM
}

/** @throws VideoFault if there is none */
export function pictureStreamOf(input: Demuxer): Stream {
  const stream = input.streams.find(
    ({ codecpar, disposition }) =>
      codecpar.codecType === AVMEDIA_TYPE_VIDEO && !(disposition & AV_DISPOSITION_ATTACHED_PIC)
  )
  if (!stream) throw videoFaults.noPicture()
  if (stream.codecpar.codecId === AV_CODEC_ID_NONE) throw videoFaults.codec()
  return stream
}

/** Seconds from the start of the file. */
export function streamSecondsOf(
  { timeBase }: { timeBase: { num: number; den: number } },
  time: bigint
): number {
  return (Number(time) * timeBase.num) / timeBase.den
}

/** What a decoder, filter or encoder has ready; each is freed after its turn. */
export async function* drain<Item extends Disposable>(
  receive: () => Promise<Item | EOFSignal | null>
): AsyncGenerator<Item> {
  for (;;) {
    const item = await receive()
    if (!item || item === EOF) return
    try {
      yield item
    } finally {
      item[Symbol.dispose]()
    }
  }
}

const MATRIX_BYTES = 36

export async function probeWithNodeAv(source: string): Promise<ProbedVideo> {
  await using input = await openSource(source)
  checkTracks(input.streams.length)
  const stream = pictureStreamOf(input)
  const sound = input.audio()
  if (sound) checkSound(avGetCodecName(sound.codecpar.codecId) ?? '')
  const claimed = claimedSeconds(described(stream), {
    seconds: input.duration > 0 ? input.duration : null,
    tracks: input.streams.map(described),
  })
  const { codecpar, avgFrameRate, rFrameRate } = stream
  const rotation = rotationOf(stream)
  const probed = {
    durationMs: Math.round((await lastPacketSeconds(input, stream)) * 1000),
    ...sizeOf(stream, rotation),
    rotation,
    framesPerSecond: playedRate(valueOf(avgFrameRate), valueOf(rFrameRate)),
    isInterlaced: isInterlaced(stream),
    codec: avGetCodecName(codecpar.codecId) ?? '',
    hasAudio: Boolean(sound),
    hdr: hdrOf(stream),
    hasColors: codecpar.colorSpace !== AVCOL_SPC_UNSPECIFIED,
  }
  return checkProbed(probed, claimed === null ? null : claimed * 1000)
}

const INTERLACED: readonly number[] = [AV_FIELD_TT, AV_FIELD_BB, AV_FIELD_TB, AV_FIELD_BT]

/** The library gives this parameter nowhere else. */
function isInterlaced({ codecpar }: Stream): boolean {
  const { fieldOrder = 0 }: { fieldOrder?: number } = codecpar.toJSON()
  return INTERLACED.includes(fieldOrder)
}

function described(stream: Stream) {
  return {
    seconds: stream.duration > 0n ? streamSecondsOf(stream, stream.duration) : null,
    tag: stream.metadata?.get('DURATION') ?? null,
  }
}

function valueOf({ num, den }: { num: number; den: number }): number | null {
  return num > 0 && den > 0 ? num / den : null
}

/** Without decoding. */
async function lastPacketSeconds(input: Demuxer, stream: Stream): Promise<number> {
  let last = 0
  for await (using packet of input.packets(stream.index)) {
    if (!packet) break
    last = Math.max(last, streamSecondsOf(stream, packet.pts + packet.duration))
    if (last > MAX_VIDEO_SECONDS + 5) break
  }
  return last
}

function sizeOf({ codecpar }: Stream, rotation: number) {
  const { num, den } = codecpar.sampleAspectRatio
  const shown = Math.round(codecpar.width * (num > 0 && den > 0 ? num / den : 1))
  const { height } = codecpar
  return rotation % 180 ? { width: height, height: shown } : { width: shown, height }
}

/** Clockwise, from the display matrix, whose first two numbers are a cosine and a sine. */
function rotationOf({ codecpar }: Stream): number {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < MATRIX_BYTES) return 0
  const turn = Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0))
  return (Math.round((turn * 2) / Math.PI) * 90 + 360) % 360
}

function hdrOf({ codecpar: { colorTrc } }: Stream): ProbedVideo['hdr'] {
  if (colorTrc === AVCOL_TRC_SMPTE2084) return 'smpte2084'
  return colorTrc === AVCOL_TRC_ARIB_STD_B67 ? 'arib-std-b67' : null
}
