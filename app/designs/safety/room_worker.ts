import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { findLayout } from '#app/designs/engines/builtin/analysis/describe_room'
import { LineDetector } from '#app/designs/engines/builtin/analysis/line_detector'
import { MODELS_FOLDER } from '#app/designs/engines/builtin/models_folder'

export interface RoomThreadData {
  /** RGB bytes */
  pixels: Uint8Array
  width: number
  height: number
}

/** Says how well the lines of one picture fit into a room's box, and ends; null where there are none. */
const { pixels, width, height }: RoomThreadData = workerData
const image = { data: Buffer.from(pixels), width, height }
const detector = await LineDetector.load(join(MODELS_FOLDER, 'mlsd_512_large.onnx'), 1)
const layout = await findLayout(image, await detector.detect(image))
parentPort?.postMessage(layout ? layout.fitted.score : null)
