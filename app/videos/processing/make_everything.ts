import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { transaction } from '#app/kernel/database/transaction'
import { putFile, storageDisk } from '#app/media/files/stored_files'
import { refuseWhenDiskIsFull } from '#app/media/imaging/refusals'
import { variantPause } from '#app/media/variants/variant_pause'
import type { ChildEngine } from '#app/videos/engine/child_engine'
import { endsEarly } from '#app/videos/engine/check_probed'
import { planStoryboard } from '#app/videos/engine/ladder'
import { videoFaults } from '#app/videos/engine/video_fault'
import type { PictureTarget, ProbedVideo } from '#app/videos/engine/video_engine'
import { mp4Key, sheetKey, type Rendition, type RenditionName } from '#app/videos/video_files'
import type Video from '#app/videos/video'
import { findPosterWish, type PosterWish } from '#app/videos/processing/find_poster_wish'
import { recordStep } from '#app/videos/processing/progress_writer'
import { savePoster } from '#app/videos/processing/make_poster'
import { lockLeasedVideo, type LeasedVideo } from '#app/videos/video_locks'
import { makePoster } from './make_poster.js'
import { planProcessing, sharedRendition, type ProcessingPlan } from './processing_plan.js'
import { VideoProgressWriter } from './progress_writer.js'
import { storeRendition } from './store_rendition.js'
import { Workbench } from './workbench.js'

interface Attempt {
  signal: AbortSignal
  /** progress that couldn't be stored */
  onUnwritten: (error: unknown) => void
}

/** Percent reached after each step. */
const REACHED = { probe: 3, poster: 6, audio: 10, first: 35, pictures: 92, storyboard: 94, mp4: 99 }

/**
 * Makes what is missing of a video; each part is stored and recorded before the next begins.
 * @returns what its poster shows; null if it wasn't made just now
 * @throws VideoFault, LostLease, the signal's reason
 */
export async function makeEverything(
  engine: ChildEngine,
  video: Video,
  leased: LeasedVideo,
  { signal, onUnwritten }: Attempt
): Promise<PosterWish | null> {
  await using bench = await Workbench.open()
  const progress = new VideoProgressWriter(leased, onUnwritten)
  try {
    return await new Processing(engine, video, leased, { bench, progress, signal }).run()
  } finally {
    await progress.end()
  }
}

interface Tools {
  bench: Workbench
  progress: VideoProgressWriter
  signal: AbortSignal
}

class Processing {
  /** designs first */
  readonly #pause = variantPause()
  /** renditions made just now, which needn't be fetched */
  readonly #files = new Map<RenditionName, string>()

  constructor(
    private readonly engine: ChildEngine,
    private video: Video,
    private readonly leased: LeasedVideo,
    private readonly tools: Tools
  ) {}

  async run(): Promise<PosterWish | null> {
    const { bench, signal } = this.tools
    if (!this.video.sourceKey) throw new Error('The uploaded file is gone')
    const source = await bench.source(this.video.sourceKey)
    const probed = await this.engine.probe(source, signal)
    await this.#record(REACHED.probe, (video) =>
      video.merge({
        durationMs: video.isPlayable ? video.durationMs : probed.durationMs,
        width: probed.width,
        height: probed.height,
        hasAudio: probed.hasAudio,
      })
    )
    return this.#make(source, probed, planProcessing(this.video, probed, this.engine))
  }

  async #make(source: string, probed: ProbedVideo, plan: ProcessingPlan) {
    const poster = plan.needsPoster ? await this.#makePoster(source, probed) : null
    if (plan.needsAudio) await this.#makeAudio(source, probed)
    for (const group of plan.pictures) await this.#makePictures(source, probed, group)
    if (plan.needsStoryboard) await this.#makeStoryboard()
    if (plan.needsMp4) await this.#makeMp4()
    return poster
  }

  async #makePoster(source: string, probed: ProbedVideo): Promise<PosterWish> {
    const { bench, signal } = this.tools
    const wish = await findPosterWish(this.video)
    const fileOf = (name: string) => bench.fileOf(name)
    await makePoster(this.engine, { source, probed, ...wish, fileOf, signal }, (content) =>
      transaction(async (trx) =>
        savePoster({ trx }, await lockLeasedVideo(this.leased, trx), content)
      )
    )
    await this.#record(REACHED.poster)
    return wish
  }

  async #makeAudio(source: string, { durationMs }: ProbedVideo): Promise<void> {
    const { bench, signal } = this.tools
    const file = bench.fileOf('audio.mp4')
    await this.engine.makeAudio(
      { source, durationMs, file },
      signal,
      this.#between(REACHED.poster, REACHED.audio)
    )
    const made = { name: 'audio' as const, width: 0, height: 0, file }
    await this.#keep(made.file, await storeRendition(this.video.folder, made, signal), {
      progress: REACHED.audio,
    })
  }

  async #makePictures(
    source: string,
    probed: ProbedVideo,
    group: Omit<PictureTarget, 'file'>[]
  ): Promise<void> {
    await this.#pause()
    const { bench, signal } = this.tools
    const isFirst = !this.video.isPlayable
    const [from, to] = isFirst ? [REACHED.audio, REACHED.first] : [REACHED.first, REACHED.pictures]
    const targets = group.map((one) => ({ ...one, file: bench.fileOf(`${one.name}.mp4`) }))
    const order = { source, probed, targets }
    await this.engine.makePictures(order, signal, this.#between(from, to))
    for (const target of targets) {
      const rendition = await storeRendition(this.video.folder, target, signal)
      const actualMs = lengthOf(rendition)
      if (!rendition.segmentSeconds.length) throw videoFaults.damaged()
      if (endsEarly(actualMs, probed.durationMs)) throw videoFaults.cutOff()
      const durationMs = isFirst ? actualMs : undefined
      await this.#keep(target.file, rendition, { progress: to, durationMs })
    }
  }

  async #makeStoryboard(): Promise<void> {
    const { bench, signal } = this.tools
    const { folder, durationMs } = this.video
    const [smallest] = this.video.renditions.filter((made) => made.height > 0)
    const source = await this.#fileOf(smallest)
    const planned = planStoryboard(smallest)
    await this.engine.makeStoryboard(
      { source, storyboard: planned, folder: bench.made },
      durationMs ?? 0,
      signal
    )
    const sheets = (await readdir(bench.made)).filter((name) => name.startsWith('storyboard_'))
    let bytes = 0
    for (let sheet = 0; sheet < sheets.length; sheet++) {
      const data = await readFile(bench.fileOf(`storyboard_${sheet}.jpg`))
      await putFile(sheetKey(folder, sheet), data)
      bytes += data.length
    }
    await this.#record(REACHED.storyboard, (video) =>
      video.merge({
        storyboard: { ...planned, sheets: sheets.length },
        storedBytes: video.storedBytes + bytes,
      })
    )
  }

  async #makeMp4(): Promise<void> {
    const { bench, signal } = this.tools
    const { folder, durationMs, renditions } = this.video
    const pictures = await this.#fileOf(sharedRendition(renditions))
    const sound = renditions.find(({ name }) => name === 'audio')
    const audio = sound ? await this.#fileOf(sound) : null
    const file = bench.fileOf('video.mp4')
    await this.engine.makeMp4({ pictures, audio, file }, durationMs ?? 0, signal)
    const { size } = await stat(file)
    const disk = await storageDisk()
    await refuseWhenDiskIsFull(() =>
      disk.putStream(mp4Key(folder), createReadStream(file), { contentLength: size })
    )
    await this.#record(REACHED.mp4, (video) =>
      video.merge({ mp4Bytes: size, storedBytes: video.storedBytes + size })
    )
  }

  /** @param durationMs the true length, once it is known */
  async #keep(
    file: string,
    rendition: Rendition,
    { progress, durationMs }: { progress: number; durationMs?: number }
  ): Promise<void> {
    this.#files.set(rendition.name, file)
    await this.#record(progress, (video) =>
      video.merge({
        renditions: [...video.renditions, rendition],
        storedBytes: video.storedBytes + rendition.bytes,
        durationMs: durationMs ?? video.durationMs,
      })
    )
  }

  async #fileOf({ name, segmentSeconds }: Rendition): Promise<string> {
    const { bench, signal } = this.tools
    const all = segmentSeconds.map((_, segment) => segment)
    return this.#files.get(name) ?? (await bench.rendition(this.video.folder, name, all, signal))
  }

  async #record(progress: number, change?: (video: Video) => void): Promise<void> {
    this.tools.signal.throwIfAborted()
    this.video = await transaction((trx) => recordStep({ trx }, this.leased, progress, change))
  }

  #between(from: number, to: number) {
    return (share: number) => this.tools.progress.report(from + share * (to - from))
  }
}

function lengthOf({ segmentSeconds }: Rendition): number {
  return Math.round(segmentSeconds.reduce((sum, seconds) => sum + seconds, 0) * 1000)
}
