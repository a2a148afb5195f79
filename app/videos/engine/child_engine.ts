import { dirname } from 'node:path'
import { MAX_VIDEO_SECONDS } from '#app/videos/video_limits'
import type { EngineSetting } from '#app/videos/engine/choose_engine'
import { videoFaults } from '#app/videos/engine/video_fault'
import type {
  AudioOrder,
  EngineName,
  EngineOrder,
  Mp4Order,
  OnShare,
  PicturesOrder,
  PosterOrder,
  ProbedVideo,
  StoryboardOrder,
} from '#app/videos/engine/video_engine'
import { runInChild } from './run_in_child.js'

const MAX_START_MS = 120_000

/** How many times longer than the video an operation may take. */
const MAX_TIMES = { reading: 1, encoding: 20 }

const MAX_MEMORY_BYTES = 2 * 1024 ** 3

/** More than the sum of all peak rates. */
const MAX_OUTPUT_BYTES_PER_SECOND = 4_000_000
const MAX_OUTPUT_BYTES = 64 * 1024 ** 2

interface Call {
  signal: AbortSignal
  /** where its output goes, to measure it */
  folder: string | null
  durationMs: number
  times: number
  onShare?: OnShare
}

/** An engine whose every operation runs in a process of its own. Same errors as `runInChild`. */
export class ChildEngine {
  constructor(private readonly setting: EngineSetting) {}

  get name(): EngineName {
    return this.setting.name
  }

  /** Without, a video is only repackaged: one picture, no poster, no storyboard. */
  get canEncode(): boolean {
    return this.setting.name !== 'mediabunny'
  }

  async probe(source: string, signal: AbortSignal): Promise<ProbedVideo> {
    const call = { signal, folder: null, durationMs: MAX_VIDEO_SECONDS * 1000 }
    const probed = await this.#run(
      { operation: 'probe', order: source },
      { ...call, times: MAX_TIMES.reading }
    )
    if (!probed) throw videoFaults.damaged()
    return probed
  }

  async makeAudio(order: AudioOrder, signal: AbortSignal, onShare?: OnShare): Promise<void> {
    const { durationMs, file } = order
    const call = { signal, folder: dirname(file), durationMs, times: MAX_TIMES.encoding, onShare }
    await this.#run({ operation: 'makeAudio', order }, call)
  }

  async makePictures(order: PicturesOrder, signal: AbortSignal, onShare?: OnShare): Promise<void> {
    const { durationMs } = order.probed
    const folder = dirname(order.targets[0].file)
    const call = { signal, folder, durationMs, times: MAX_TIMES.encoding, onShare }
    await this.#run({ operation: 'makePictures', order }, call)
  }

  async takePoster(order: PosterOrder, signal: AbortSignal): Promise<void> {
    const { durationMs } = order.probed
    const call = { signal, folder: null, durationMs, times: MAX_TIMES.reading }
    await this.#run({ operation: 'takePoster', order }, call)
  }

  async makeStoryboard(
    order: StoryboardOrder,
    durationMs: number,
    signal: AbortSignal
  ): Promise<void> {
    const call = { signal, folder: order.folder, durationMs, times: MAX_TIMES.reading }
    await this.#run({ operation: 'makeStoryboard', order }, call)
  }

  async makeMp4(order: Mp4Order, durationMs: number, signal: AbortSignal): Promise<void> {
    const call = { signal, folder: dirname(order.file), durationMs, times: MAX_TIMES.reading }
    await this.#run({ operation: 'makeMp4', order }, call)
  }

  #run(work: EngineOrder, { signal, folder, durationMs, times, onShare }: Call) {
    const seconds = durationMs / 1000
    return runInChild(
      { setting: this.setting, work },
      {
        signal,
        onShare,
        limits: {
          folder,
          maxMs: MAX_START_MS + durationMs * times,
          maxMemoryBytes: MAX_MEMORY_BYTES,
          maxOutputBytes: MAX_OUTPUT_BYTES + seconds * MAX_OUTPUT_BYTES_PER_SECOND,
        },
      }
    )
  }
}
