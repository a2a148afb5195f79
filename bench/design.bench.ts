import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DesignOptions } from '#app/redesign/design_options'
import type { RgbImage } from '#app/redesign/analysis/line_detector'
import { RoomAnalyst } from '#app/redesign/analysis/room_analyst'
import { BuiltinEngine } from '#app/redesign/builtin/builtin_engine'
import { MODELS_FOLDER } from '#app/redesign/builtin/models_folder'
import { readPhoto } from '#app/redesign/builtin/photo_files'
import { Upscaler } from '#app/redesign/builtin/upscaler'
import { measureStructure } from '#app/redesign/builtin/design_thread'
import { enlargeBicubic } from './lib/bicubic.js'
import { writeSheet } from './lib/design_sheet.js'
import { measureEngine } from './lib/design_engine.js'
import { measureServing } from './lib/design_serving.js'
import { compareImages } from './lib/image_quality.js'
import { Report } from './lib/report.js'
import { mapOf, realRooms } from './lib/real_rooms.js'
import { meanOverlap, surfaceOverlap, type Overlap } from './lib/surface_overlap.js'

/**
 * The built-in designer: time and memory from a 1536×1024 photo to its high-res image; quality of
 * analysis, upscaling and structure preservation; and all demo rooms in six looks in
 * `tmp/screens/designs.png`. With `REAL_ROOMS=<folder>`, also how it sees the real rooms of
 * `bench/data/real_rooms.json`, whose photos were downloaded there as `<name>.jpg`.
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
/** photos, each with `<name>.surfaces.png`: one byte of `SURFACE` per pixel */
const SURFACES = 'app/redesign/tests/fixtures/rooms/'
const UNSEEN = ['unseen-1', 'unseen-2']
const LOOKS: Partial<DesignOptions>[] = [
  { theme: 'japandi' },
  { theme: 'classic', designer: 'ines-valmor' },
  { theme: 'industrial', location: 'new-york' },
  { theme: 'mediterranean', location: 'tuscany' },
  { theme: 'noir', designer: 'theo-marchetti' },
  { theme: 'scandinavian', colors: ['chalk', 'sage'] },
]

const served = await measureServing(report, await photo('living'))
const alone = await measureEngine(report, engine, await photo('living'))
report.add('first design, the server by the engine', served[0] / alone[0], '×')
report.add('next design, the server by the engine', served[1] / alone[1], '×')
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
      sharesLook: false,
    },
    { signal: new AbortController().signal, onProgress: () => {} }
  )
}

/** Compared with the true surfaces, for rooms the network was trained on and some it never saw. */
async function measureSeeing(): Promise<void> {
  const analyst = await RoomAnalyst.load(MODELS_FOLDER, 2)
  for (const [kind, names] of [
    ['learnt from', Object.keys(ROOMS)],
    ['never seen', UNSEEN],
  ] as const) {
    const overlaps: Overlap[] = []
    for (const name of names) {
      const image = await rawOf(await readFile(`${SURFACES}${name}.jpg`), 1024)
      const room = await analyst.analyze(image, null)
      if (!room) throw new Error(`${name} shows no room`)
      const overlap = await surfaceOverlap(room, await readFile(`${SURFACES}${name}.surfaces.png`))
      tell(`${name}, ${kind}`, overlap)
      overlaps.push(overlap)
    }
    tell(`mean, ${kind}`, meanOverlap(overlaps))
  }
  await measureReal(analyst)
  await analyst.close()
}

async function measureReal(analyst: RoomAnalyst): Promise<void> {
  const folder = process.env.REAL_ROOMS
  if (!folder) {
    console.log('Real rooms were not measured: REAL_ROOMS names no folder with their photos.')
    return
  }
  const rooms = await realRooms(folder)
  const overlaps: Overlap[] = []
  let refused = 0
  for (const room of rooms) {
    const analysis = await analyst.analyze(await readPhoto(room.photo), null)
    if (!analysis) {
      refused++
      continue
    }
    const overlap = await surfaceOverlap(analysis, await mapOf(room))
    tell(`${room.name}, real`, overlap)
    overlaps.push(overlap)
  }
  report.add('surfaces: real photos found in the folder', rooms.length, '')
  report.add('surfaces: real photos in which no room was found', refused, '')
  if (overlaps.length > 0) tell('mean, real', meanOverlap(overlaps))
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
