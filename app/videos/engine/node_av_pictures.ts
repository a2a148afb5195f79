import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  Decoder,
  Encoder,
  FF_ENCODER_LIBX264,
  FilterComplexAPI,
  Muxer,
  AVSEEK_FLAG_BACKWARD,
  FilterAPI,
  Scaler,
  type Frame,
} from 'node-av'
import {
  bufferBitsOf,
  CRF,
  MAX_THREADS,
  maxBitsOf,
  PICTURE_FLAGS,
  PRESET,
  framesPerSegment,
  pictureGraph,
  posterFilter,
  storyboardFilter,
} from '#app/videos/engine/encoding'
import { posterSize } from '#app/videos/engine/ladder'
import {
  drain,
  openSource,
  pictureStreamOf,
  streamSecondsOf,
} from '#app/videos/engine/node_av_source'
import type {
  OnShare,
  PicturesOrder,
  PictureTarget,
  ProbedVideo,
  PosterOrder,
  StoryboardOrder,
} from '#app/videos/engine/video_engine'
import { videoFaults } from '#app/videos/engine/video_fault'

export async function makePictures(
  { source, probed, targets }: PicturesOrder,
  onShare: OnShare
): Promise<void> {
  await using input = await openSource(source)
  const stream = pictureStreamOf(input)
  using decoder = await Decoder.create(stream, { exitOnError: false, threadCount: MAX_THREADS })
  using graph = FilterComplexAPI.create(
    pictureGraph(probed, targets, { input: '[in]', turns: true }),
    {
      framerate: stream.avgFrameRate,
      inputs: [{ label: 'in' }],
      outputs: targets.map((_, at) => ({ label: `out${at}` })),
    }
  )
  const writers: PictureWriter[] = []
  try {
    for (const target of targets) writers.push(await PictureWriter.open(target, probed, graph))
    const encode = async () => {
      for (;;) {
        const frames: [PictureWriter, Frame][] = []
        for (const [at, writer] of writers.entries()) {
          const frame = await graph.receive(`out${at}`)
          if (frame && 'pts' in frame) frames.push([writer, frame])
        }
        if (!frames.length) return
        await Promise.all(frames.map(([writer, frame]) => writer.add(frame)))
      }
    }
    const filter = async () => {
      for await (const frame of drain(() => decoder.receive())) {
        onShare(Math.min(1, (streamSecondsOf(stream, frame.pts) * 1000) / probed.durationMs))
        await graph.process('in', frame)
        await encode()
      }
    }
    for await (using packet of input.packets(stream.index)) {
      if (!packet) break
      await decoder.decode(packet)
      await filter()
    }
    await decoder.flush()
    await filter()
    await graph.flush()
    await encode()
    for (const writer of writers) await writer.finish()
  } finally {
    for (const writer of writers) await writer.close()
  }
}

/** Encodes the frames of one rendition, with a key frame at each segment's start. */
class PictureWriter {
  private constructor(
    private readonly encoder: Encoder,
    private readonly muxer: Muxer,
    private readonly index: number
  ) {}

  static async open(
    target: PictureTarget,
    probed: ProbedVideo,
    filter: FilterComplexAPI
  ): Promise<PictureWriter> {
    const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
      filter,
      context: {
        gopSize: framesPerSegment(probed),
        threadCount: MAX_THREADS,
        rcMaxRate: maxBitsOf(target),
        rcBufferSize: bufferBitsOf(target),
      },
      options: {
        preset: PRESET,
        crf: CRF,
        profile: 'high',
        sc_threshold: 0,
        keyint_min: framesPerSegment(probed),
      },
    })
    const options = { movflags: PICTURE_FLAGS, fflags: '+bitexact' }
    const muxer = await Muxer.open(target.file, { format: 'mp4', options })
    return new PictureWriter(encoder, muxer, muxer.addStream(encoder))
  }

  async add(frame: Frame): Promise<void> {
    using owned = frame
    await this.encoder.encode(owned)
    await this.#write()
  }

  async finish(): Promise<void> {
    await this.encoder.flush()
    await this.#write()
  }

  async close(): Promise<void> {
    await this.muxer.close()
    this.encoder.close()
  }

  async #write(): Promise<void> {
    for await (const packet of drain(() => this.encoder.receive())) {
      await this.muxer.writePacket(packet, this.index)
    }
  }
}

const JPEG = { quality: 85 }

/** Times of frames are rounded. */
const TOLERANCE_SECONDS = 0.001

export async function takePoster({ source, probed, atMs, file }: PosterOrder): Promise<void> {
  await using input = await openSource(source)
  const stream = pictureStreamOf(input)
  using decoder = await Decoder.create(stream, { exitOnError: false })
  // the segment of a rendition has the time of all of it
  const atSeconds = input.startTime + atMs / 1000
  if (atMs > 0) await input.seek(atSeconds, -1, AVSEEK_FLAG_BACKWARD)
  using filter = FilterAPI.create(posterFilter(probed, posterSize(probed), { turns: true }))
  let last: Frame | null = null
  for await (const frame of decoder.frames(input.packets(stream.index))) {
    if (!frame) break
    last?.[Symbol.dispose]()
    last = frame
    if (streamSecondsOf(stream, frame.pts) + TOLERANCE_SECONDS >= atSeconds) break
  }
  if (!last) throw videoFaults.damaged()
  using chosen = last
  await filter.process(chosen)
  // of a frame without another, the filter would keep the lines of both moments
  if (probed.isInterlaced) await filter.process(chosen)
  await filter.flush()
  using scaler = new Scaler()
  for await (const frame of drain(() => filter.receive())) {
    return writeFile(file, await scaler.toJpeg(frame, JPEG))
  }
  throw videoFaults.damaged()
}

export async function makeStoryboard({ source, storyboard, folder }: StoryboardOrder) {
  await using input = await openSource(source)
  const stream = pictureStreamOf(input)
  using decoder = await Decoder.create(stream, { options: { skip_frame: 'nokey' } })
  using filter = FilterAPI.create(storyboardFilter(storyboard), { framerate: stream.avgFrameRate })
  using scaler = new Scaler()
  let sheet = 0
  const frames = decoder.frames(input.packets(stream.index))
  for await (using frame of filter.frames(frames)) {
    if (!frame) continue
    const file = join(folder, `storyboard_${sheet++}.jpg`)
    await writeFile(file, await scaler.toJpeg(frame, JPEG))
  }
}
