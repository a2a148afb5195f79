import { join } from 'node:path'
import sharp from 'sharp'
import { combineLook } from '#app/designs/looks/combine_look'
import type { DesignStage } from '../design_engine.js'
import type { RgbImage } from './analysis/line_detector.js'
import { RoomAnalyst, type RoomAnalysis } from './analysis/room_analyst.js'
import type { BuiltinMessage, BuiltinTask, SentPicture } from './builtin_task.js'
import { readPhoto } from './read_photo.js'
import { redesignRoom, TRUSTED } from './redesign/redesign_room.js'
import { Upscaler } from './upscale/upscaler.js'

const PREVIEW_SIDE = 480
const QUALITY = 90

const WEAK =
  'The shape of the room was not clear, so only colours and light were changed. A photo that shows the floor, two walls and a bit of the ceiling gives more.'

type Say = (message: BuiltinMessage) => void

/** Makes one design, from the photograph to the high-res picture, and says how far it is. */
export async function makeDesign(task: BuiltinTask, say: Say): Promise<void> {
  const progress = (stage: DesignStage, share: number, emerging?: Uint8Array) =>
    say({ kind: 'progress', stage, share, preview: emerging })

  progress('prepare', 0)
  const photo = await readPhoto(task.image)
  const room = await understand(task, photo)
  if (!room) {
    say({ kind: 'refused', reason: 'No room can be seen in this picture. Please try another one.' })
    return
  }
  progress('prepare', 1)

  const { look, unmet } = combineLook(task.options, task.seed)
  const design = redesignRoom(room, look, (share) => progress('generate', share))
  progress('generate', 1, await preview(design))

  const enlarged = await enlarge(task, design, (share) => progress('upscale', share))
  progress('finalise', 0)
  const image = await encoded(design)
  progress('finalise', 0.3)
  const highRes = await encoded(enlarged)
  const remarks = room.confidence < TRUSTED ? [WEAK] : []
  progress('finalise', 1)
  say({ kind: 'done', image, highRes, notes: { unmet, remarks } })
}

async function understand(task: BuiltinTask, photo: RgbImage): Promise<RoomAnalysis | null> {
  const analyst = await RoomAnalyst.load(task.models, task.threads)
  try {
    const corrections = task.corrections && Buffer.from(task.corrections)
    return await analyst.analyse(photo, corrections)
  } finally {
    await analyst.close()
  }
}

async function enlarge(
  task: BuiltinTask,
  design: RgbImage,
  onShare: (share: number) => void
): Promise<RgbImage> {
  const file = join(task.models, 'esrgan_slim_x2.onnx')
  const upscaler = await Upscaler.load(file, task.threads)
  try {
    return await upscaler.enlarge(design, onShare)
  } finally {
    await upscaler.close()
  }
}

async function preview({ data, width, height }: RgbImage): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside' })
    .jpeg({ quality: 70 })
    .toBuffer()
}

async function encoded({ data, width, height }: RgbImage): Promise<SentPicture> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return { data: jpeg, width, height }
}
