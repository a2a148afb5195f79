import { open } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { refusals } from '#app/media/imaging/refusals'
import { openImage, type ImageSource } from '#app/media/imaging/sharp'
import { MAX_PIXELS } from '#app/media/media_limits'

/**
 * Checks type and size from the header, without decoding.
 * @throws HttpError 415, or 413 above 64 megapixels; E_VALIDATION_ERROR on `file` if damaged
 */
export async function inspectImage(source: ImageSource): Promise<Metadata> {
  const head = await readHead(source)
  if (!head.length) throw refusals.empty()
  const format = formatOf(head)
  if (!format) throw refusals.type()
  const header = await readHeader(source)
  if (header.format !== format) throw refusals.damaged(`It is ${header.format}, not ${format}`)
  if (header.width * header.height > MAX_PIXELS) throw refusals.pixels(header)
  return header
}

async function readHeader(source: ImageSource): Promise<Metadata> {
  try {
    return await openImage(source).metadata()
  } catch (error) {
    if (/pixel limit/.test((error as Error).message)) throw refusals.pixels(await readSize(source))
    throw refusals.damaged(error)
  }
}

/** Only the header is read, so no limit is needed. */
function readSize(source: ImageSource): Promise<Metadata> {
  return sharp(source, { limitInputPixels: false }).metadata()
}

/** HEIC and AVIF share a container. */
export type SniffedFormat = 'jpeg' | 'png' | 'webp' | 'heif'

const HEAD_BYTES = 12
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** ISO/IEC 23008-12 (HEIF) and AVIF brands of still images. */
const HEIF_BRANDS = /^(avif|avis|heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|mif2|msf1|miaf)$/

/** By first bytes, not by name; null if unsupported. */
export async function sniffFormat(source: ImageSource): Promise<SniffedFormat | null> {
  return formatOf(await readHead(source))
}

function formatOf(head: Buffer): SniffedFormat | null {
  if (head.subarray(0, 3).equals(JPEG)) return 'jpeg'
  if (head.subarray(0, 8).equals(PNG)) return 'png'
  if (ascii(head, 0) === 'RIFF' && ascii(head, 8) === 'WEBP') return 'webp'
  if (ascii(head, 4) === 'ftyp' && HEIF_BRANDS.test(ascii(head, 8))) return 'heif'
  return null
}

async function readHead(source: ImageSource): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, HEAD_BYTES)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function ascii(bytes: Buffer, from: number): string {
  return bytes.toString('latin1', from, from + 4)
}
