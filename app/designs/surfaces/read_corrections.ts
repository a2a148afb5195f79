import { readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { SURFACE_COUNT } from '#app/redesign/surface'
import { openImage, type ImageSource } from '#app/media/imaging/sharp'
import type { PixelSize } from '#app/media/uploads/count_megapixels'
import { sniffFormat } from '#app/media/imaging/inspect_image'

const MAX_BYTES = 1024 * 1024

/** px */
const MIN_SIDE_PX = 16
const MAX_SIDE_PX = 2048

/** Tolerance of the aspect ratio, for rounding to whole pixels. */
const STRETCH = 0.05

/**
 * Converts painted corrections to a gray PNG with one `SURFACE` byte per pixel, from the first
 * channel.
 * @param source path or bytes of an untrusted file
 * @param admit called before they are decoded
 * @returns null if nothing is corrected
 * @throws HttpError 413, what `admit` throws; E_VALIDATION_ERROR on `image`
 */
export async function readCorrections(
  source: ImageSource,
  photograph: PixelSize,
  admit: (size: PixelSize) => Promise<void>
): Promise<Buffer | null> {
  const bytes = await read(source)
  if ((await sniffFormat(bytes)) !== 'png') throw refused('Send the corrections as a PNG file.')
  const header = await openImage(bytes).metadata().catch(damaged)
  checkHeader(header, photograph)
  await admit(header)
  const labels = await openImage(bytes).extractChannel(0).raw().toBuffer().catch(damaged)
  if (labels.some((label) => label >= SURFACE_COUNT)) {
    throw refused(`A pixel names its surface by a number from 0 to ${SURFACE_COUNT - 1}.`)
  }
  return labels.some((label) => label > 0) ? encode(labels, header) : null
}

async function read(source: ImageSource): Promise<Buffer> {
  const size = typeof source === 'string' ? (await stat(source)).size : source.length
  if (size > MAX_BYTES) throw tooLarge()
  return typeof source === 'string' ? readFile(source) : source
}

/** A profile or more than eight bits would change the bytes. */
function checkHeader({ width, height, depth, icc }: Metadata, photograph: PixelSize): void {
  if (depth !== 'uchar' || icc) throw refused('A pixel has eight bits a channel, and no profile.')
  if (Math.min(width, height) < MIN_SIDE_PX || Math.max(width, height) > MAX_SIDE_PX) {
    throw refused(`Corrections are ${MIN_SIDE_PX} to ${MAX_SIDE_PX} px along each side.`)
  }
  const stretch = (width * photograph.height) / (height * photograph.width)
  if (Math.abs(stretch - 1) > STRETCH) {
    throw refused('These corrections don’t match the photo’s proportions.')
  }
}

async function encode(labels: Buffer, { width, height }: PixelSize): Promise<Buffer> {
  const png = await sharp(labels, { raw: { width, height, channels: 1 } })
    .toColorspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()
  if (png.length > MAX_BYTES) throw tooLarge()
  return png
}

function damaged(): never {
  throw refused('These corrections can’t be read. The file may be damaged.')
}

function refused(message: string) {
  return fieldErrors({ image: message })
}

function tooLarge(): HttpError {
  return HttpError.tooLarge('Your changes are too large to save.')
}
