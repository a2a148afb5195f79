import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import {
  describeRoom,
  findLayout,
  type RoomDescription,
} from '../../../app/designs/engines/builtin/analysis/describe_room.js'
import {
  LineDetector,
  type RgbImage,
} from '../../../app/designs/engines/builtin/analysis/line_detector.js'
import { SURFACE, SURFACE_COUNT } from '../../../app/designs/engines/builtin/analysis/surface.js'
import { randomFrom } from '../../../app/designs/engines/builtin/math/random.js'
import type { Sample } from './grow_forest.js'

/** Photographs with `<name>.surfaces.png` beside them: a byte of `SURFACE` a pixel. */
const FOLDER = fileURLToPath(new URL('../../../app/designs/tests/fixtures/rooms/', import.meta.url))
const LINES = fileURLToPath(
  new URL('../../../resources/models/mlsd_512_large.onnx', import.meta.url)
)

export interface LabelledRoom {
  name: string
  description: RoomDescription
  truth: Uint8Array
  samples: Sample[]
}

/** Each room as it is, and `variants` times in another size and light, every other time mirrored, so that the forest learns none by heart. */
export async function readRooms(variants: number): Promise<LabelledRoom[]> {
  const detector = await LineDetector.load(LINES, 2)
  const random = randomFrom(5)
  const rooms: LabelledRoom[] = []
  for (const file of readdirSync(FOLDER).filter((one) => one.endsWith('.jpg'))) {
    const name = file.replace('.jpg', '')
    for (let variant = 0; variant <= variants; variant++) {
      const image = await readPhoto(FOLDER + file, variant, random)
      const layout = await findLayout(image, await detector.detect(image))
      if (!layout) throw new Error(`${name} shows no room`)
      const description = await describeRoom(image, layout)
      const truth = await readTruth(name, description, isMirrored(variant))
      rooms.push({ name, description, truth, samples: samplesOf(description, truth) })
    }
  }
  return rooms
}

function isMirrored(variant: number): boolean {
  return variant % 2 === 1
}

async function readPhoto(file: string, variant: number, random: () => number): Promise<RgbImage> {
  const width = variant === 0 ? 1024 : Math.round(700 + random() * 500)
  const { data, info } = await sharp(file)
    .resize(width)
    .flop(isMirrored(variant))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = { data, width: info.width, height: info.height }
  return variant === 0 ? image : inAnotherLight(image, random)
}

async function readTruth(
  name: string,
  description: RoomDescription,
  mirrored: boolean
): Promise<Uint8Array> {
  const { width, height, planes } = description
  const truth = await sharp(`${FOLDER}${name}.surfaces.png`)
    .flop(mirrored)
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return truth.map((label, at) =>
    label === SURFACE.curtain && planes[at] === 1 ? SURFACE.rug : label
  )
}

function inAnotherLight(image: RgbImage, random: () => number): RgbImage {
  const gamma = 0.75 + random() * 0.5
  const gains = [0.88 + random() * 0.24, 1, 0.88 + random() * 0.24]
  const data = Buffer.from(
    image.data.map((value, at) => Math.min(255, 255 * (value / 255) ** gamma * gains[at % 3]))
  )
  return { ...image, data }
}

function samplesOf({ regions, regionOf, features }: RoomDescription, truth: Uint8Array): Sample[] {
  const votes = regions.map(() => new Float32Array(SURFACE_COUNT))
  truth.forEach((label, at) => votes[regionOf[at]][label]++)
  return regions.map((region, index) => ({
    features: features[index],
    label: votes[index].indexOf(Math.max(...votes[index])),
    weight: region.size,
  }))
}
