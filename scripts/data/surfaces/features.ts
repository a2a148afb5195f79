import { closeSync, openSync, readdirSync, readSync, statSync, writeSync } from 'node:fs'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/**
 * features.ts TRUNK.onnx FOLDER: writes the trunk's output for each `<width>x<height>.rgb` in the
 * folder next to it, as 16-bit floats. Several times faster here than where the decoder is trained.
 */
const [model, folder] = process.argv.slice(2)
const TAPS = ['mixed2', 'mixed7']
const session = await InferenceSession.create(model, { intraOpNumThreads: 1, logSeverityLevel: 3 })

for (const file of readdirSync(folder).filter((name) => name.endsWith('.rgb'))) {
  const size = file.replace('.rgb', '')
  const [width, height] = size.split('x').map(Number)
  const pixels = Buffer.alloc(width * height * 3)
  const pictures = openSync(`${folder}/${file}`, 'r')
  const targets = TAPS.map((tap) => openSync(`${folder}/${size}.${tap}`, 'w'))
  const count = statSync(`${folder}/${file}`).size / pixels.length
  for (let index = 0; index < count; index++) {
    readSync(pictures, pixels, 0, pixels.length, index * pixels.length)
    const answer = await session.run({ picture: tensorOf(pixels, width, height) }, TAPS)
    for (const [at, tap] of TAPS.entries()) {
      const { data } = answer[tap]
      if (!(data instanceof Float32Array)) throw new TypeError(`Expected floats of ${tap}`)
      writeSync(targets[at], new Uint8Array(Float16Array.from(data).buffer))
    }
  }
  for (const open of [pictures, ...targets]) closeSync(open)
}

/** Converts interleaved bytes to planes of numbers from 0 to 1. */
function tensorOf(pixels: Buffer, width: number, height: number): Tensor {
  const size = width * height
  const planes = new Float32Array(size * 3)
  for (let at = 0; at < size; at++) {
    for (let channel = 0; channel < 3; channel++) {
      planes[channel * size + at] = pixels[at * 3 + channel] / 255
    }
  }
  return new Tensor('float32', planes, [1, 3, height, width])
}
