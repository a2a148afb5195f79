import { availableParallelism, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { LineDetector } from '#app/redesign/analysis/line_detector'
import { RoomAnalyst } from '#app/redesign/analysis/room_analyst'
import { makeDesign } from '#app/redesign/builtin/make_design'
import { MODELS_FOLDER } from '#app/redesign/builtin/models_folder'
import type {
  OnProgress,
  ThreadData,
  ThreadMessage,
  ThreadOrder,
  ThreadWork,
  WorkKind,
} from '#app/redesign/builtin/thread_work'
import { enlargePicture, Upscaler } from '#app/redesign/builtin/upscaler'
import { compareRooms } from '#app/redesign/structure/structure_score'

/** The order was canceled. */
class CalledOff extends Error {
  override name = 'CalledOff'
}

/** for the networks; more barely helps */
const THREADS = Math.min(4, availableParallelism())

/** Runs the thread's orders, and keeps each network once loaded. */
class Workshop {
  #analyst: Promise<RoomAnalyst> | undefined
  #upscaler: Promise<Upscaler> | undefined
  #detector: Promise<LineDetector> | undefined

  constructor(
    private readonly say: (message: ThreadMessage) => void,
    private readonly calledOff: ThreadData['calledOff']
  ) {}

  async handle(order: ThreadOrder): Promise<void> {
    try {
      this.say({ kind: 'done', answer: await this.answer(order) })
    } catch (error) {
      if (!(error instanceof CalledOff)) throw error
      this.say({ kind: 'called_off' })
    }
  }

  private async answer(order: ThreadOrder): Promise<ThreadWork[WorkKind]['answer']> {
    const onProgress: OnProgress = (stage, share, preview) => {
      if (Atomics.load(this.calledOff, 0)) throw new CalledOff()
      this.say({ kind: 'progress', stage, share, preview })
    }
    switch (order.kind) {
      case 'load':
        await Promise.all([this.analyst(), this.upscaler()])
        return null
      case 'design': {
        const [analyst, upscaler] = await Promise.all([this.analyst(), this.upscaler()])
        return makeDesign(order.task, { analyst, upscaler }, onProgress)
      }
      case 'enlarge':
        return enlargePicture(order.task.picture, await this.upscaler(), (share) =>
          onProgress('upscale', share)
        )
      case 'compare':
        return compareRooms(order.task.original, order.task.result, await this.detector())
    }
  }

  private analyst(): Promise<RoomAnalyst> {
    return (this.#analyst ??= RoomAnalyst.load(MODELS_FOLDER, THREADS, this.detector()))
  }

  private upscaler(): Promise<Upscaler> {
    return (this.#upscaler ??= Upscaler.load(join(MODELS_FOLDER, 'esrgan_slim_x2.onnx'), THREADS))
  }

  private detector(): Promise<LineDetector> {
    return (this.#detector ??= LineDetector.load(
      join(MODELS_FOLDER, 'mlsd_512_large.onnx'),
      THREADS
    ))
  }
}

/** nice value: requests get the CPU first */
const PRIORITY = 5

/** One order at a time. An error ends the thread and its state. */
yieldToOthers()
const { calledOff }: ThreadData = workerData
const workshop = new Workshop((message) => parentPort?.postMessage(message), calledOff)
parentPort?.on('message', (order: ThreadOrder) => workshop.handle(order))

/** On Linux priority is per thread, and inherited by the threads it starts. */
function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(Math.max(PRIORITY, getPriority()))
}
