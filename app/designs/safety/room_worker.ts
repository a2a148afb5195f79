import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { SurfaceNetwork } from '#app/designs/engines/builtin/analysis/surface_network'
import { MODELS_FOLDER } from '#app/designs/engines/builtin/models_folder'

export interface RoomThreadData {
  /** RGB bytes */
  pixels: Uint8Array
  width: number
  height: number
}

/** Says how far one picture looks like a room, and ends. */
const { pixels, width, height }: RoomThreadData = workerData
const network = await SurfaceNetwork.load(join(MODELS_FOLDER, 'surfaces.onnx'), 1)
const { roomShare } = await network.see({ data: Buffer.from(pixels), width, height })
parentPort?.postMessage(roomShare)
