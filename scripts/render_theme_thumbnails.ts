import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { RoomAnalyst } from '#app/redesign/analysis/room_analyst'
import { MODELS_FOLDER } from '#app/redesign/builtin/models_folder'
import { readPhoto } from '#app/redesign/builtin/photo_files'
import { redesignRoom } from '#app/redesign/painting/redesign_room'
import { combineLook } from '#app/redesign/looks/combine_look'
import { THEMES } from '#app/redesign/looks/themes'
import { wholeOptions } from '#app/redesign/design_options'

/**
 * Renders the designer's theme thumbnails from one room with the built-in engine. Run again after a
 * theme changes: `node --import=@poppinss/ts-exec scripts/render_theme_thumbnails.ts`
 */
const ROOM = new URL('../app/designs/ui/samples/living.jpg', import.meta.url)
const FOLDER = new URL('../app/designs/looks/themes/', import.meta.url)
/** px; more detail than a thumbnail shows only costs time */
const ROOM_WIDTH = 720
const SIZE = { width: 320, height: 240 }
/** the first of each theme's candidates */
const SEED = 0

const analyst = await RoomAnalyst.load(MODELS_FOLDER, 1)
const photo = await sharp(await readFile(ROOM))
  .resize(ROOM_WIDTH)
  .jpeg()
  .toBuffer()
const room = await analyst.analyze(await readPhoto(photo), null)
await analyst.close()
if (!room) throw new Error('The sample shows no room')

for (const { id } of THEMES) {
  const { look } = combineLook(wholeOptions({ theme: id, roomType: 'living-room' }), SEED)
  const { data, width, height } = redesignRoom(room, look, () => {})
  const thumbnail = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...SIZE, fit: 'cover' })
    .webp({ quality: 68, effort: 6 })
    .toBuffer()
  await writeFile(fileURLToPath(new URL(`${id}.webp`, FOLDER)), thumbnail)
  console.log(`${id}: ${thumbnail.length} bytes`)
}
