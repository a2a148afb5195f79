import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/**
 * HEVC-coded HEIC like a phone's: 96×64 rotated to 64×96 by `irot`, Display P3, GPS position in
 * EXIF. Upright: top third red, the rest blue.
 */
export const phoneHeic = readFileSync(new URL('fixtures/phone.heic', import.meta.url))

/** The two colors of `phoneHeic` and of `twoColors`, in sRGB. */
export const RED = [220, 60, 40]
export const BLUE = [30, 90, 200]

/** A unique noise image, which compresses as badly as a real photo. */
export function photograph(width = 64, height = 48): Sharp {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

export function twoColors(): Sharp {
  const [width, height] = [96, 64]
  const pixels = Array.from({ length: width * height }, (_, i) => (i % width < 32 ? RED : BLUE))
  return sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels: 3 } })
}

export function cameraJpeg(): Promise<Buffer> {
  return twoColors()
    .withMetadata({ orientation: 6, icc: 'p3' })
    .withExifMerge({
      IFD0: { Make: 'Camera', Copyright: 'Livia' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 18/1 13/1' },
    })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

export async function pixelAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel]
}

export function distance(one: number[], other: number[]): number {
  return Math.max(...one.slice(0, 3).map((value, channel) => Math.abs(value - other[channel])))
}

/** 400 black megapixels in 50 kB. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.from([...uint32(width), ...uint32(height), 1, 0, 0, 0, 0])
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([uint32(content.length), typed, uint32(crc32(typed))])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
