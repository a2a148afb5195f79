import { parentPort, workerData } from 'node:worker_threads'
import { join } from 'node:path'
import sharp from 'sharp'
import { LineDetector, type RgbImage } from '../builtin/analysis/line_detector.js'
import type { StructureTask } from './measure_structure.js'
import { structureScore } from './structure_score.js'

/** Compares two pictures in a thread of its own and ends. */
const { original, result, models }: StructureTask = workerData
const SIDE = 1024

const before = await read(original)
const after = await read(result, before)
const detector = await LineDetector.load(join(models, 'mlsd_512_large.onnx'), 2)
const score = await structureScore(before, after, detector)
await detector.close()
parentPort?.postMessage(score)

/** At most so large, or stretched to another picture's size. */
async function read(picture: Uint8Array, like?: RgbImage): Promise<RgbImage> {
  const { data, info } = await sharp(picture)
    .resize(like?.width ?? SIDE, like?.height ?? SIDE, { fit: like ? 'fill' : 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
