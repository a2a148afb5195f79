import { readFile } from 'node:fs/promises'
import type { Metadata, Sharp } from 'sharp'
import { MAX_QUICK_PIXELS, MAX_SIDE } from '#app/media/contract/limits'
import { openHeic } from './heic/open_heic.js'
import { inspectImage } from './inspect_image.js'
import { placeholderOf } from './placeholder.js'
import { provenanceXmp, sourceTypeIn, type SourceType } from './provenance.js'
import { refusals } from './refusals.js'
import { decoding, openImage, type ImageSource } from './sharp.js'

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
