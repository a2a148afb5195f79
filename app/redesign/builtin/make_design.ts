import { combineLook } from '#app/redesign/looks/combine_look'
import type { OnProgress, ThreadWork } from '#app/redesign/thread/thread_work'
import type { RoomAnalyst } from '#app/redesign/builtin/analysis/room_analyst'
import { structureKept } from '#app/redesign/structure/structure_score'
import { encoded, preview } from './encoded.js'
import { readPhoto } from './read_photo.js'
import { redesignRoom, TRUSTED } from '#app/redesign/builtin/redesign/redesign_room'
import type { Upscaler } from '#app/redesign/builtin/upscale/upscaler'

const WEAK =
  "We couldn't read the room's shape clearly, so we changed only colors and light. For more, use a photo that shows the floor, two walls and part of the ceiling."

interface Tools {
  analyst: RoomAnalyst
  upscaler: Upscaler
}

export async function makeDesign(
  { image, options, seed, corrections }: ThreadWork['design']['task'],
  { analyst, upscaler }: Tools,
  onProgress: OnProgress
): Promise<ThreadWork['design']['answer']> {
  onProgress('prepare', 0)
  const photo = await readPhoto(image)
  const room = await analyst.analyze(photo, corrections && Buffer.from(corrections))
  if (!room) return null
  onProgress('prepare', 1)

  const { look, unmet } = combineLook(options, seed)
  const design = redesignRoom(room, look, (share) => onProgress('generate', share))
  onProgress('generate', 1, await preview(design))
  const structureScore = await structureKept(room, design, analyst.lines)
  onProgress('upscale', 0)
  const enlarged = await upscaler.enlarge(design, (share) => onProgress('upscale', share))
  onProgress('finalise', 0)
  const [small, large] = await Promise.all([encoded(design), encoded(enlarged)])
  onProgress('finalise', 1)
  const remarks = room.confidence < TRUSTED ? [WEAK] : []
  return { image: small, highRes: large, structureScore, notes: { unmet, remarks } }
}
