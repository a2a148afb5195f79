import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

const WIDTH = 480
const HEIGHT = 320

/** Arranges images in rows and writes them as one PNG. */
export async function writeSheet(rows: Buffer[][], file: string): Promise<void> {
  const tiles = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (picture, x) => ({
        input: await sharp(picture).resize(WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer(),
        left: x * WIDTH,
        top: y * HEIGHT,
      }))
    )
  )
  await mkdir(dirname(file), { recursive: true })
  const columns = Math.max(...rows.map((row) => row.length))
  await sharp({
    create: {
      width: columns * WIDTH,
      height: rows.length * HEIGHT,
      channels: 3,
      background: '#111',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file)
}
