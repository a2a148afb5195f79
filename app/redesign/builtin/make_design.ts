import { combineLook } from '#app/redesign/looks/combine_look'
import type { OnProgress, ThreadWork } from '#app/redesign/builtin/thread_work'
import type { RoomAnalysis, RoomAnalyst } from '#app/redesign/analysis/room_analyst'
import { structureKept } from '#app/redesign/structure/structure_score'
import { encoded, preview, readPhoto } from './photo_files.js'
import { redesignRoom } from '#app/redesign/painting/redesign_room'
import type { Upscaler } from '#app/redesign/builtin/upscaler'

const WEAK =
  'We couldn’t read this room clearly, so we changed only light and fabrics. Refine the areas by hand for a full redesign, or use a photo that shows the floor, two walls and part of the ceiling.'

const NAMES = { floor: 'the floor', wall: 'the wall', ceiling: 'the ceiling' }

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
  const { isLightOnly } = design
  const remarks = isLightOnly ? [WEAK] : doubtsOf(room)
  return { image: small, highRes: large, structureScore, notes: { unmet, remarks, isLightOnly } }
}

function doubtsOf({ doubted }: RoomAnalysis): string[] {
  if (doubted.length === 0) return []
  const names = doubted.map((surface) => NAMES[surface])
  const all = new Intl.ListFormat('en').format(names)
  return [
    `We weren’t sure where ${all} ${names.length > 1 ? 'are, so we left them as they are' : 'is, so we left it as it is'}. You can mark ${names.length > 1 ? 'them' : 'it'} by hand.`,
  ]
}
