import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DesignOptions } from '#app/designs/design_options'
import type { RgbImage } from '#app/designs/engines/builtin/analysis/line_detector'
import { decodeForest } from '#app/designs/engines/builtin/analysis/forest_file'
import { SURFACE_COUNT } from '#app/designs/engines/builtin/analysis/surface'
import { BuiltinEngine } from '#app/designs/engines/builtin/builtin_engine'
import { MODELS_FOLDER } from '#app/designs/engines/builtin/models_folder'
import { Upscaler } from '#app/designs/engines/builtin/upscale/upscaler'
import { measureStructure } from '#app/designs/engines/structure/measure_structure'
import { growForest } from '../scripts/data/surfaces/grow_forest.js'
import { readRooms } from '../scripts/data/surfaces/rooms.js'
import { enlargeBicubic } from './lib/bicubic.js'
import { writeSheet } from './lib/design_sheet.js'
import { measureEngine } from './lib/design_engine.js'
import { measureServing } from './lib/design_serving.js'
import { compareImages } from './lib/image_quality.js'
import { Report } from './lib/report.js'
import { meanOverlap, surfaceOverlap, type Overlap } from './lib/surface_overlap.js'

/**
 * The built-in designer: seconds and memory from a 1536×1024 photograph to its
 * high-res picture, how well it sees, enlarges and keeps a room's structure;
 * and all demonstration rooms in six looks in `tmp/screens/designs.png`.
 */
const report = new Report('design')
const engine = new BuiltinEngine()
const ROOMS = {
  living: 'living-room',
  bedroom: 'bedroom',
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  dining: 'dining-room',
  office: 'home-office',
}
const LOOKS: Partial<DesignOptions>[] = [
  { theme: 'japandi' },
  { theme: 'classic', designer: 'ines-valmor' },
  { theme: 'industrial', location: 'new-york' },
  { theme: 'mediterranean', location: 'tuscany' },
  { theme: 'noir', designer: 'theo-marchetti' },
  { theme: 'scandinavian', colors: ['chalk', 'sage'] },
]

await measureServing(report, await photo('living'))
await measureEngine(report, engine, await photo('living'))
await measureSeeing()
await measureEnlarging()
await measureStructures(await drawSheet())
await engine.close()
await report.write()

function photo(name: string): Promise<Buffer> {
  return readFile(`resources/demo/photographs/interiors/${name}.jpg`)
}

function design(image: Buffer, options: Partial<DesignOptions>, seed: number) {
  const nothing = { roomType: null, designer: null, location: null, theme: null }
  return engine.run(
    {
      image,
      options: { ...nothing, colors: [], customPrompt: null, ...options },
      seed,
      corrections: null,
    },
    { signal: new AbortController().signal, onProgress: () => {} }
  )
}

/** Against the true surfaces: with the forest as shipped, which learnt from these rooms, and with one that never saw the room. */
async function measureSeeing(): Promise<void> {
  const shipped = decodeForest(await readFile(`${MODELS_FOLDER}surfaces.forest`))
  const rooms = await readRooms(3)
  const originals = rooms.filter(
    (room, at) => rooms.findIndex((one) => one.name === room.name) === at
  )
  const seen: Overlap[] = []
  const unseen: Overlap[] = []
  for (const room of originals) {
    const others = rooms.filter((one) => one.name !== room.name).flatMap((one) => one.samples)
    seen.push(surfaceOverlap(shipped, room))
    unseen.push(surfaceOverlap(growForest(others, SURFACE_COUNT, 16, 3), room))
    tell(`${room.name}, learnt from`, seen.at(-1)!)
    tell(`${room.name}, never seen`, unseen.at(-1)!)
  }
  tell('mean, learnt from', meanOverlap(seen))
  tell('mean, never seen', meanOverlap(unseen))
}

function tell(label: string, overlap: Overlap): void {
  for (const [surface, value] of Object.entries(overlap)) {
    report.add(`surfaces: ${label}: ${surface}`, value, 'IoU')
  }
}

async function measureEnlarging(): Promise<void> {
  const upscaler = await Upscaler.load(`${MODELS_FOLDER}esrgan_slim_x2.onnx`, 2)
  for (const name of ['living', 'office']) {
    const truth = await rawOf(await photo(name), 1536)
    const small = await rawOf(await photo(name), 768)
    for (const [way, enlarged] of [
      ['ESRGAN', await upscaler.enlarge(small, () => {})],
      ['bicubic', enlargeBicubic(small)],
    ] as const) {
      const { psnr, ssim } = compareImages(truth, enlarged)
      report.add(`enlarging ${name}: ${way}, PSNR`, psnr, 'dB')
      report.add(`enlarging ${name}: ${way}, SSIM × 100`, ssim * 100, '%')
    }
  }
  await upscaler.close()
}

async function rawOf(file: Buffer, width: number): Promise<RgbImage> {
  const { data, info } = await sharp(file).resize(width).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** @returns each room with one of its designs */
async function drawSheet(): Promise<{ name: string; original: Buffer; result: Buffer }[]> {
  const rows: Buffer[][] = []
  const pairs: { name: string; original: Buffer; result: Buffer }[] = []
  for (const [name, roomType] of Object.entries(ROOMS)) {
    const original = await sharp(await photo(name))
      .resize(768)
      .jpeg()
      .toBuffer()
    const row: Buffer[] = [original]
    for (const [seed, look] of LOOKS.entries()) {
      const { image } = await design(original, { roomType, ...look }, seed)
      row.push(image.data)
    }
    rows.push(row)
    pairs.push({ name, original, result: row[1 + (rows.length % LOOKS.length)] })
  }
  await writeSheet(rows, 'tmp/screens/designs.png')
  return pairs
}

/** Six rooms with their own designs, four with another room's. */
async function measureStructures(
  pairs: { name: string; original: Buffer; result: Buffer }[]
): Promise<void> {
  for (const { name, original, result } of pairs) {
    report.add(`structure: ${name} and its design`, await measureStructure(original, result), '')
  }
  for (const [at, { name, original }] of pairs.slice(0, 4).entries()) {
    const other = pairs[at + 1]
    const score = await measureStructure(original, other.result)
    report.add(`structure: ${name} and a design of ${other.name}`, score, '')
  }
}
