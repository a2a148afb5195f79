import { parentPort, workerData } from 'node:worker_threads'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { SIDE, type SafetyThreadData } from './safety_task.js'

/** In a thread, because inference blocks. Takes SIDE × SIDE RGB bytes, answers probabilities. */
const { model }: SafetyThreadData = workerData
const session = await InferenceSession.create(model, {
  intraOpNumThreads: 1,
  logSeverityLevel: 3,
})
const [input] = session.inputNames
const [output] = session.outputNames

parentPort?.on('message', (pixels: Uint8Array) => {
  void session
    .run({ [input]: tensorOf(pixels) })
    .then((answer) => parentPort?.postMessage(answer[output].data))
})

/** Converts interleaved bytes to planes of numbers from 0 to 1. */
function tensorOf(pixels: Uint8Array): Tensor {
  const size = SIDE * SIDE
  const planes = new Float32Array(size * 3)
  for (let at = 0; at < size; at++) {
    for (let channel = 0; channel < 3; channel++) {
      planes[channel * size + at] = pixels[at * 3 + channel] / 255
    }
  }
  return new Tensor('float32', planes, [1, 3, SIDE, SIDE])
}
