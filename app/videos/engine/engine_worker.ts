import type { EngineSetting } from '#app/videos/engine/choose_engine'
import { startAtZero } from '#app/videos/engine/read_fragments'
import type { FromChild, ToChild } from '#app/videos/engine/run_in_child'
import type {
  EngineOrder,
  ProbedVideo,
  VideoOperations,
  OnShare,
} from '#app/videos/engine/video_engine'
import { VideoFault } from '#app/videos/engine/video_fault'

/** Does one operation in a process of its own, which ends with its parent. */
const MIN_SHARE_STEP = 0.01

process.once('disconnect', endGroup)
process.once('message', (message: ToChild) => void answer(message))

let told = 0

async function answer({ setting, work }: ToChild): Promise<void> {
  try {
    const engine = await loadEngine(setting, tellShare)
    finish({ kind: 'done', probed: await perform(engine, work) })
  } catch (error) {
    if (error instanceof VideoFault) {
      const { message, isOfFile } = error
      return finish({ kind: 'fault', message, isOfFile })
    }
    finish({ kind: 'error', message: error instanceof Error ? error.message : String(error) })
  }
}

async function perform(engine: VideoOperations, work: EngineOrder): Promise<ProbedVideo | null> {
  switch (work.operation) {
    case 'probe':
      return engine.probe(work.order)
    case 'makePictures':
      await engine.makePictures(work.order)
      for (const { file } of work.order.targets) await startAtZero(file)
      return null
    case 'makeAudio':
      await engine.makeAudio(work.order)
      return null
    case 'takePoster':
      await engine.takePoster(work.order)
      return null
    case 'makeStoryboard':
      await engine.makeStoryboard(work.order)
      return null
    case 'makeMp4':
      await engine.makeMp4(work.order)
      return null
  }
}

function tellShare(share: number): void {
  if (share - told < MIN_SHARE_STEP) return
  told = share
  tell({ kind: 'share', share })
}

function finish(message: FromChild): void {
  tell(message, () => process.exit(0))
}

function tell(message: FromChild, sent = () => {}): void {
  process.send?.(message, sent)
}

/** With every program it started: it leads its own group. */
function endGroup(): void {
  if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
  process.exit(1)
}

/** Each engine is loaded only where it is used. */
async function loadEngine(setting: EngineSetting, onShare: OnShare): Promise<VideoOperations> {
  if (setting.name === 'ffmpeg') {
    const { FfmpegEngine } = await import('#app/videos/engine/ffmpeg_engine')
    return new FfmpegEngine(setting, onShare)
  }
  if (setting.name === 'node-av') {
    const { NodeAvEngine } = await import('#app/videos/engine/node_av_engine')
    return new NodeAvEngine(onShare)
  }
  const { MediabunnyEngine } = await import('#app/videos/engine/mediabunny_engine')
  return new MediabunnyEngine()
}
