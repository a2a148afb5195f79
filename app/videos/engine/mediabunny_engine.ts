import {
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  EncodedAudioPacketSource,
  EncodedVideoPacketSource,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'
import { checkProbed } from '#app/videos/engine/check_probed'
import type {
  AudioOrder,
  Mp4Order,
  PicturesOrder,
  ProbedVideo,
  VideoOperations,
} from '#app/videos/engine/video_engine'
import { VideoFault, videoFaults } from '#app/videos/engine/video_fault'
import { SEGMENT_SECONDS } from '#app/videos/video_limits'

/** Only these are opened: other formats refer to other files. */
const FORMATS = [MP4, QTFF]

const FRAGMENTED = { fastStart: 'fragmented', minimumFragmentDuration: SEGMENT_SECONDS } as const

/** Repackages videos that browsers play; it can't encode. */
export class MediabunnyEngine implements VideoOperations {
  async probe(source: string): Promise<ProbedVideo> {
    return reading(source, async (input) => {
      if (!(await input.canRead())) throw videoFaults.format()
      const track = await pictureOf(input)
      const sound = await input.getPrimaryAudioTrack()
      const isRemuxable =
        (await track.getCodec()) === 'avc' &&
        (!sound || (await sound.getCodec()) === 'aac') &&
        (await track.getRotation()) === 0 &&
        !(await track.hasHighDynamicRange())
      if (!isRemuxable) throw videoFaults.notRemuxable()
      const { averagePacketRate } = await track.computePacketStats()
      const claimed = await track.getDurationFromMetadata()
      if (!(await hasLastPacket(track))) throw videoFaults.cutOff()
      const probed = {
        durationMs: Math.round((await track.computeDuration()) * 1000),
        width: await track.getDisplayWidth(),
        height: await track.getDisplayHeight(),
        rotation: 0,
        framesPerSecond: averagePacketRate,
        isInterlaced: false,
        codec: 'h264',
        hasAudio: Boolean(sound),
        hdr: null,
        hasColors: true,
      }
      return checkProbed(probed, claimed === null ? null : claimed * 1000)
    })
  }

  async makeAudio({ source, file }: AudioOrder): Promise<void> {
    await reading(source, async (input) => {
      const output = outputTo(file, FRAGMENTED)
      const copy = await copySound(await soundOf(input), output)
      await output.start()
      await copy()
      await output.finalize()
    })
  }

  /** One target, in the size and with the key frames it has. */
  async makePictures({ source, targets: [{ file }] }: PicturesOrder): Promise<void> {
    await reading(source, async (input) => {
      const output = outputTo(file, FRAGMENTED)
      const copy = await copyPictures(await pictureOf(input), output)
      await output.start()
      await copy()
      await output.finalize()
    })
  }

  async makeMp4({ pictures, audio, file }: Mp4Order): Promise<void> {
    await reading(pictures, (picture) =>
      reading(audio ?? pictures, async (sound) => {
        const output = outputTo(file, { fastStart: 'reserve' })
        const track = await pictureOf(picture)
        const copies = [await copyPictures(track, output, await countPackets(track))]
        if (audio) {
          const heard = await soundOf(sound)
          copies.push(await copySound(heard, output, await countPackets(heard)))
        }
        await output.start()
        await Promise.all(copies.map((copy) => copy()))
        await output.finalize()
      })
    )
  }

  takePoster(): Promise<void> {
    throw new Error('mediabunny decodes nothing')
  }

  makeStoryboard(): Promise<void> {
    throw new Error('mediabunny decodes nothing')
  }
}

function outputTo(file: string, options: ConstructorParameters<typeof Mp4OutputFormat>[0]) {
  return new Output({ format: new Mp4OutputFormat(options), target: new FilePathTarget(file) })
}

async function reading<Result>(
  path: string,
  work: (input: Input) => Promise<Result>
): Promise<Result> {
  using input = new Input({ formats: FORMATS, source: new FilePathSource(path) })
  try {
    return await work(input)
  } catch (error) {
    throw error instanceof VideoFault || isOfMachine(error) ? error : videoFaults.damaged()
  }
}

function isOfMachine(error: unknown): boolean {
  return error instanceof Error && 'code' in error
}

async function pictureOf(input: Input): Promise<InputVideoTrack> {
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw videoFaults.noPicture()
  return track
}

async function soundOf(input: Input): Promise<InputAudioTrack> {
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw videoFaults.damaged()
  return track
}

/** The index comes first: the file may end before what it lists. */
async function hasLastPacket(track: InputVideoTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Infinity)
  return last !== null && last.data.byteLength === last.byteLength
}

async function countPackets(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  return (await track.computePacketStats()).packetCount
}

/** Adds a track; the returned function copies it, once the output has started. */
async function copyPictures(
  track: InputVideoTrack,
  output: Output,
  maximumPacketCount?: number
): Promise<() => Promise<void>> {
  const source = new EncodedVideoPacketSource('avc')
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  if (!decoderConfig) throw videoFaults.damaged()
  output.addVideoTrack(source, { maximumPacketCount })
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(packet, { decoderConfig })
    }
    source.close()
  }
}

/** Like `copyPictures`. */
async function copySound(
  track: InputAudioTrack,
  output: Output,
  maximumPacketCount?: number
): Promise<() => Promise<void>> {
  const source = new EncodedAudioPacketSource('aac')
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  if (!decoderConfig) throw videoFaults.damaged()
  output.addAudioTrack(source, { maximumPacketCount })
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(packet, { decoderConfig })
    }
    source.close()
  }
}
