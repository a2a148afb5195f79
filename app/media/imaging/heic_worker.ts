import { parentPort, workerData } from 'node:worker_threads'
import type { HeicTask } from './open_heic.js'

/** libheif's WebAssembly memory is not covered by a thread's limits, so it is capped here. */
const { bytes, maxPixels, maxMemoryBytes } = workerData as HeicTask

const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > maxMemoryBytes) {
    throw new RangeError('The picture takes more memory than it may')
  }
  return grow.call(this, pages)
}

const { default: libheif } = await import('libheif-js/wasm-bundle.js')
const images = new libheif.HeifDecoder().decode(bytes)
const image = images.find((one) => one.is_primary()) ?? images[0]
if (!image) throw new Error('The file holds no picture')

const width = image.get_width()
const height = image.get_height()
if (width * height > maxPixels) throw new Error('The picture is larger than its header says')

const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
image.display(target, (result) => {
  if (!result) throw new Error('The picture cannot be decoded')
  parentPort!.postMessage(result, [result.data.buffer])
})
