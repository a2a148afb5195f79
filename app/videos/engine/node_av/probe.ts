import {
  AV_PKT_DATA_DISPLAYMATRIX,
  avGetCodecName,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  type Demuxer,
  type Stream,
} from 'node-av'
import { MAX_VIDEO_SECONDS } from '#app/videos/contract/limits'
import { checkProbed } from '#app/videos/engine/recipe/check_probed'
import type { ProbedVideo } from '#app/videos/engine/video_engine'
import { openSource, pictureOf, secondsOf } from './open_source.js'

const MATRIX_BYTES = 36

export async function probeWithNodeAv(source: string): Promise<ProbedVideo> {
  await using input = await openSource(source)
  const stream = pictureOf(input)
  const claimed = stream.duration > 0n ? secondsOf(stream, stream.duration) : input.duration
  const { codecpar, avgFrameRate } = stream
  const rotation = rotationOf(stream)
  const probed = {
    durationMs: Math.round((await lastPacketSeconds(input, stream)) * 1000),
    ...sizeOf(stream, rotation),
    rotation,
    framesPerSecond: avgFrameRate.den > 0 ? avgFrameRate.num / avgFrameRate.den : 30,
    codec: avGetCodecName(codecpar.codecId) ?? '',
    hasAudio: Boolean(input.audio()),
    hdr: hdrOf(stream),
    hasColors: codecpar.colorSpace !== AVCOL_SPC_UNSPECIFIED,
  }
  return checkProbed(probed, claimed > 0 ? claimed * 1000 : null)
}

/** Without decoding. */
async function lastPacketSeconds(input: Demuxer, stream: Stream): Promise<number> {
  let last = 0
  for await (using packet of input.packets(stream.index)) {
    if (!packet) break
    last = Math.max(last, secondsOf(stream, packet.pts + packet.duration))
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
