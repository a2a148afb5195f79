import { combineLook } from '#app/designs/looks/combine_look'
import type { OnProgress, ThreadWork } from '../thread/thread_work.js'
import type { RoomAnalyst } from './analysis/room_analyst.js'
import { encoded, preview } from './encoded.js'
import { readPhoto } from './read_photo.js'
import { redesignRoom, TRUSTED } from './redesign/redesign_room.js'
import type { Upscaler } from './upscale/upscaler.js'

const WEAK =
  'The shape of the room was not clear, so only colours and light were changed. A photo that shows the floor, two walls and a bit of the ceiling gives more.'

interface Tools {
  analyst: RoomAnalyst
  upscaler: Upscaler
}

/** Makes one design, from the photograph to the high-res picture, and says how far it is. */
export async function makeDesign(
  { image, options, seed, corrections }: ThreadWork['design']['task'],
  { analyst, upscaler }: Tools,
  onProgress: OnProgress
): Promise<ThreadWork['design']['answer']> {
  onProgress('prepare', 0)
  const photo = await readPhoto(image)
  const room = await analyst.analyse(photo, corrections && Buffer.from(corrections))
  if (!room) return null
  onProgress('prepare', 1)

  const { look, unmet } = combineLook(options, seed)
  const design = redesignRoom(room, look, (share) => onProgress('generate', share))
  onProgress('generate', 1, await preview(design))

  const enlarged = await upscaler.enlarge(design, (share) => onProgress('upscale', share))
  onProgress('finalise', 0)
  const [small, large] = await Promise.all([encoded(design), encoded(enlarged)])
  onProgress('finalise', 1)
  const remarks = room.confidence < TRUSTED ? [WEAK] : []
  return { image: small, highRes: large, notes: { unmet, remarks } }
}
