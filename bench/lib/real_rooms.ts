import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { SURFACE } from '#app/redesign/surface'

/** In labels, besides surfaces: what may be called either, and isn't measured. */
const CODES = { ...SURFACE, other: SURFACE.keep, unclear: SURFACE.unknown }

export interface RealRoom {
  /** its photo is `<name>.jpg` */
  name: string
  /** where the photo can be downloaded; none is part of this repository or was trained on */
  source: string
  /** Later areas cover earlier ones. Points are `x,y x,y …` in thousandths of width and height. */
  areas: { surface: keyof typeof CODES; points: string }[]
}

const LABELS = new URL('../data/real_rooms.json', import.meta.url)
const MAP_WIDTH = 1000

/** Labeled rooms whose photos are in the folder, upright. */
export async function realRooms(folder: string): Promise<(RealRoom & { photo: Buffer })[]> {
  const rooms: RealRoom[] = JSON.parse(await readFile(LABELS, 'utf8'))
  const there = new Set(await readdir(folder))
  const found = rooms.filter(({ name }) => there.has(`${name}.jpg`))
  return Promise.all(
    found.map(async (room) => ({
      ...room,
      photo: await sharp(join(folder, `${room.name}.jpg`))
        .rotate()
        .toBuffer(),
    }))
  )
}

/** An image whose first channel is one `SURFACE` byte per pixel. */
export async function mapOf({ areas }: RealRoom): Promise<Buffer> {
  const polygons = areas.map(({ surface, points }) => {
    const code = CODES[surface]
    return `<polygon points="${points}" fill="rgb(${code},${code},${code})"/>`
  })
  const side = `width="${MAP_WIDTH}" height="${MAP_WIDTH}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${side} shape-rendering="crispEdges">${polygons.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#000' }).png().toBuffer()
}
