/**
 * Draws the demo portraits: `node scripts/draw_portraits.mjs`. Flat shapes in the colors of docs
 * and interface; every person is a line in `PEOPLE`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { PEOPLE } from './data/portraits.mjs'
import { clothes } from './lib/portrait_clothes.mjs'
import { face, neck } from './lib/portrait_face.mjs'
import { hairBehind, hairInFront } from './lib/portrait_hair.mjs'

const FOLDER = 'resources/demo/photographs/portraits'
const PX = 512
const HEAD =
  'M184 196 C178 108 334 108 328 196 L327 236 C326 290 290 324 256 324 C222 324 186 290 185 236 Z'

await mkdir(FOLDER, { recursive: true })
for (const [name, person] of Object.entries(PEOPLE)) {
  await sharp(Buffer.from(drawing(person)))
    .resize(PX, PX)
    .jpeg({ quality: 88, mozjpeg: true })
    .toFile(join(FOLDER, `${name}.jpg`))
}

function drawing(person) {
  const { ground, glow } = person
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="1024" height="1024">
    <defs>
      <radialGradient id="ground" cx="0.38" cy="0.3" r="0.95">
        <stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/>
      </radialGradient>
      <clipPath id="head"><path d="${HEAD}"/></clipPath>
    </defs>
    <rect width="512" height="512" fill="url(#ground)"/>
    <g transform="translate(256 282) scale(1.3) translate(-256 -262)">
      <g transform="translate(0 22) rotate(${person.tilt ?? 0} 256 300)">${hairBehind(person)}</g>
      ${neck(person)}
      ${clothes(person)}
      <g transform="translate(0 22) rotate(${person.tilt ?? 0} 256 300)">
        ${face(person)}${hairInFront(person)}
      </g>
    </g>
  </svg>`
}
