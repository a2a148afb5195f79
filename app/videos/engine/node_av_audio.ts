import { Decoder, Encoder, FF_ENCODER_AAC, FilterAPI, Muxer, type Stream } from 'node-av'
import {
  AUDIO_BITS,
  AUDIO_FLAGS,
  AUDIO_FRAGMENT_MICROSECONDS,
  audioFilter,
  MEASURE_LOUDNESS,
} from '#app/videos/engine/encoding'
import { videoFaults } from '#app/videos/engine/video_fault'
import type { AudioOrder, OnShare } from '#app/videos/engine/video_engine'
import { MAX_VIDEO_SECONDS } from '#app/videos/video_limits'
import { drain, openSource, streamSecondsOf } from './node_av_source.js'

export async function makeAudio(
  { source, durationMs, file }: AudioOrder,
  onShare: OnShare
): Promise<void> {
  using filter = FilterAPI.create(audioFilter(await measureLoudness(source)))
  using encoder = await Encoder.create(FF_ENCODER_AAC, { filter, context: { bitRate: AUDIO_BITS } })
  await using muxer = await Muxer.open(file, {
    format: 'mp4',
    options: {
      movflags: AUDIO_FLAGS,
      frag_duration: AUDIO_FRAGMENT_MICROSECONDS,
      fflags: '+bitexact',
    },
  })
  const index = muxer.addStream(encoder)
  const write = async () => {
    for await (const packet of drain(() => encoder.receive())) {
      await muxer.writePacket(packet, index)
    }
  }
  const pass = async (frame: AudioFrame, seconds: number) => {
    onShare(Math.min(1, (seconds * 1000) / durationMs))
    await encoder.encode(frame)
    await write()
  }
  await filterAudio(source, filter, pass, durationMs / 1000)
  await encoder.flush()
  await write()
}

/** LUFS; null if it can't be measured. */
async function measureLoudness(source: string): Promise<number | null> {
  using filter = FilterAPI.create(MEASURE_LOUDNESS)
  let lufs: number | null = null
  await filterAudio(source, filter, async (frame) => {
    const measured = Number(frame.getMetadata().get('lavfi.r128.I') ?? Number.NaN)
    if (Number.isFinite(measured)) lufs = measured
  })
  return lufs
}

type AudioFrame = Parameters<Encoder['encode']>[0] & object
type OnFrame = (frame: AudioFrame, seconds: number) => Promise<void>

async function filterAudio(
  source: string,
  filter: FilterAPI,
  onFrame: OnFrame,
  endSeconds = MAX_VIDEO_SECONDS
): Promise<void> {
  await using input = await openSource(source)
  const stream = input.audio()
  if (!stream) throw videoFaults.damaged()
  using decoder = await Decoder.create(stream, { exitOnError: false })
  const pass = () => passOn(decoder, filter, stream, onFrame)
  for await (using packet of input.packets(stream.index)) {
    if (!packet || streamSecondsOf(stream, packet.pts) >= endSeconds) break
    await decoder.decode(packet)
    await pass()
  }
  await decoder.flush()
  await pass()
  await filter.flush()
  for await (const frame of drain(() => filter.receive())) await onFrame(frame, 0)
}

async function passOn(
  decoder: Decoder,
  filter: FilterAPI,
  stream: Stream,
  onFrame: OnFrame
): Promise<void> {
  for await (const decoded of drain(() => decoder.receive())) {
    const seconds = streamSecondsOf(stream, decoded.pts)
    await filter.process(decoded)
    for await (const frame of drain(() => filter.receive())) await onFrame(frame, seconds)
  }
}
