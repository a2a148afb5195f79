import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { SurfaceNetwork } from '#app/redesign/analysis/surface_network'
import { MODELS_FOLDER } from '#app/redesign/builtin/models_folder'

export interface RoomThreadData {
  pixels: Uint8Array
  width: number
  height: number
}

const { pixels, width, height }: RoomThreadData = workerData
const network = await SurfaceNetwork.load(join(MODELS_FOLDER, 'surfaces.onnx'), 1)
const { roomShare } = await network.see({ data: Buffer.from(pixels), width, height })
parentPort?.postMessage(roomShare)
