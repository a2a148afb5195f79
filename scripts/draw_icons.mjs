/**
 * Draws the icons of the installed site from vesta's mark, `public/favicon.svg`:
 * `node scripts/draw_icons.mjs`.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = 'public/icons'
const MARK_PX = 32

const mark = await readFile('public/favicon.svg', 'utf8')
const [, ground] = /<rect[^>]*fill="([^"]+)"/.exec(mark)
const [stroke] = /<path[^>]*\/>/.exec(mark)

/** The whole square is ground; systems cut it to their own shape. `scale` keeps the mark inside. */
const full = (
  scale
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_PX} ${MARK_PX}">
  <rect width="${MARK_PX}" height="${MARK_PX}" fill="${ground}"/>
  <g transform="translate(16 16.75) scale(${scale}) translate(-16 -16.75)">${stroke}</g></svg>`

/** The shape alone: Android colors the badge of a notification itself. */
const SILHOUETTE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 4.75 24 24">${stroke}</svg>`

const ICONS = [
  ['icon-192', mark, 192],
  ['icon-512', mark, 512],
  ['maskable-192', full(0.8), 192],
  ['maskable-512', full(0.8), 512],
  ['apple-touch-180', full(0.94), 180],
  ['badge-96', SILHOUETTE, 96],
]

await mkdir(FOLDER, { recursive: true })
for (const [name, svg, px] of ICONS) {
  await sharp(Buffer.from(svg), { density: (72 * px) / MARK_PX })
    .resize(px, px)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(FOLDER, `${name}.png`))
}
