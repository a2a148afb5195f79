/**
 * Draws the emblems of the demo teams: `node scripts/draw_emblems.mjs`. Flat shapes in the colors of
 * the portraits.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = 'resources/demo/photographs/emblems'
const PX = 512

const arch = (x) => `M${x} 374 V288 A31 31 0 0 1 ${x + 62} 288 V374 Z`
const cypress = (x) =>
  `M${x} 136 C${x + 44} 222 ${x + 40} 318 ${x} 374 C${x - 40} 318 ${x - 44} 222 ${x} 136 Z`

/** A loggia with three arches under a rising sun, between two cypresses. */
const RINALDI = `
  <rect width="512" height="512" fill="#22352F"/>
  <g transform="translate(256 260) scale(1.2) translate(-256 -268)">
  <circle cx="256" cy="190" r="58" fill="#CFAE6E"/>
  <g fill="#4E6B5C">
    <path d="${cypress(92)}"/><path d="${cypress(420)}"/>
  </g>
  <g fill="#3B5548">
    <path d="M92 136 C136 222 132 318 92 374 Z"/><path d="M420 136 C464 222 460 318 420 374 Z"/>
  </g>
  <path d="M256 174 L384 232 H128 Z" fill="#F1E7D6"/>
  <path d="M256 196 L326 228 H186 Z" fill="#22352F" opacity="0.14"/>
  <rect x="128" y="232" width="256" height="14" fill="#DDCBAA"/>
  <rect x="138" y="246" width="236" height="128" fill="#F1E7D6"/>
  <g fill="#22352F">
    <path d="${arch(152)}"/><path d="${arch(225)}"/><path d="${arch(298)}"/>
  </g>
  <rect x="40" y="374" width="432" height="12" fill="#CFAE6E"/>
  <rect x="104" y="398" width="304" height="6" fill="#CFAE6E" opacity="0.6"/>
  </g>`

await mkdir(FOLDER, { recursive: true })
for (const [name, shapes] of Object.entries({ rinaldi: RINALDI })) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="1024" height="1024">${shapes}</svg>`
  await sharp(Buffer.from(svg))
    .resize(PX, PX)
    .jpeg({ quality: 90, mozjpeg: true })
    .toFile(join(FOLDER, `${name}.jpg`))
}
