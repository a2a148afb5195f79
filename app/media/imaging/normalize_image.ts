import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Metadata, Sharp } from 'sharp'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { inspectImage } from '#app/media/imaging/inspect_image'
import { openHeic } from '#app/media/imaging/open_heic'
import { provenanceXmp, sourceTypeIn, type SourceType } from '#app/media/imaging/provenance'
import { refusals } from '#app/media/imaging/refusals'
import { decoding, openImage, openPixels, type ImageSource } from '#app/media/imaging/sharp'
import { MAX_QUICK_PIXELS, MAX_SIDE } from '#app/media/media_limits'

const HOUSE = 'house'
const JPEG_END = Buffer.from([0xff, 0xd9])

export interface NormalizedImage {
  data: Buffer
  file: 'original.jpg' | 'original.webp'
  width: number
  height: number
  placeholder: string
}

/**
 * Decodes and re-encodes an image: upright, converted to sRGB so that it looks the same everywhere,
 * first frame only, no metadata except whether AI made it. Transparent ones become WebP, all others
 * JPEG. Deterministic. At most two at once per process, one of them large; people take turns.
 * @param made known origin; null to read it from the image
 * @param person whose turn it takes
 * @throws HttpError 415, 413 or 429, E_VALIDATION_ERROR on `file`
 */
export async function normalizeImage(
  source: ImageSource,
  made: SourceType | null = null,
  person: number | string = HOUSE
): Promise<NormalizedImage> {
  const header = await inspectImage(source)
  const isLarge = header.width * header.height > MAX_QUICK_PIXELS
  const run = async () => {
    const origin = made ?? sourceTypeIn(header.xmp)
    try {
      return await write(await open(source, header), header, origin)
    } catch (error) {
      if (header.format !== 'jpeg') throw refusals.damaged(error)
      return await write(await openUnended(source), header, origin).catch((cause: unknown) => {
        throw refusals.damaged(cause)
      })
    }
  }
  return decoding.run({ person, isLarge, run })
}

/**
 * Some cameras and programs leave the end marker out. With one, what is really cut off still shows:
 * the decoder warns of it.
 */
async function openUnended(source: ImageSource): Promise<Sharp> {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  return openImage(Buffer.concat([bytes, JPEG_END]), 'warning')
}

async function open(source: ImageSource, header: Metadata): Promise<Sharp> {
  return header.compression === 'hevc' ? openHeic(source, header) : openImage(source)
}

async function write(
  image: Sharp,
  header: Metadata,
  made: SourceType | null
): Promise<NormalizedImage> {
  const isTransparent = header.hasAlpha && !(await image.clone().stats()).isOpaque
  const upright = fitSides(image.autoOrient().toColorspace('srgb'), header)
  const written = isTransparent
    ? upright.webp({ quality: 92, alphaQuality: 100, smartSubsample: true })
    : upright.flatten({ background: '#fff' }).jpeg({ quality: 88, mozjpeg: true })
  if (made) written.withXmp(provenanceXmp(made))
  const { data, info } = await written.toBuffer({ resolveWithObject: true })
  return {
    data,
    file: isTransparent ? 'original.webp' : 'original.jpg',
    width: info.width,
    height: info.height,
    placeholder: await placeholderOf(data),
  }
}

function fitSides(image: Sharp, { width, height }: Metadata): Sharp {
  if (Math.max(width, height) <= MAX_SIDE) return image
  return image.resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
}

/** ThumbHash's maximum side. */
const SAMPLE = 100

/** A blurred WebP data URL of a few hundred bytes. */
export async function placeholderOf(image: Buffer): Promise<string> {
  const { data, info } = await openImage(image)
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const blur = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data))
  const webp = await openPixels({
    data: Buffer.from(blur.rgba),
    width: blur.w,
    height: blur.h,
    channels: 4,
  })
    .webp({ quality: 60, effort: 4 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}

/** Increment when output bytes change: a URL means the same bytes forever. */
const PIPELINE = 'vesta-image-2\0'

/** Hex SHA-256 of bytes, pipeline version and origin. */
export async function hashImage(source: ImageSource, made: SourceType | null): Promise<string> {
  const hash = createHash('sha256').update(PIPELINE)
  if (made) hash.update(`${made}\0`)
  if (typeof source !== 'string') return hash.update(source).digest('hex')
  for await (const chunk of createReadStream(source)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
