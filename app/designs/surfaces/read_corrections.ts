import { readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/core/exceptions/http_error'
import { SURFACE_COUNT } from '#app/designs/engines/builtin/analysis/surface'
import { openImage, type ImageSource } from '#app/media/imaging/sharp'
import { sniffFormat } from '#app/media/imaging/sniff_format'

const MOST_BYTES = 1024 * 1024

/** px along one side */
const LEAST_SIDE = 16
const MOST_SIDE = 2048

/** How much the shape may differ from the photograph's: what rounding to whole pixels makes of it. */
const STRETCH = 0.05

interface Size {
  width: number
  height: number
}

/**
 * What somebody painted over a photograph, written anew as a grey PNG of the
 * same bytes; see `SURFACE`. Only the first channel counts.
 *
 * @param source an untrusted file's path or bytes
 * @returns null where nothing is said of any pixel
 * @throws HttpError 413; E_VALIDATION_ERROR on `image`
 */
export async function readCorrections(
  source: ImageSource,
  photograph: Size
): Promise<Buffer | null> {
  const bytes = await read(source)
  if ((await sniffFormat(bytes)) !== 'png') throw refused('Send the corrections as a PNG.')
  const header = await openImage(bytes).metadata().catch(damaged)
  checkHeader(header, photograph)
  const labels = await openImage(bytes).extractChannel(0).raw().toBuffer().catch(damaged)
  if (labels.some((label) => label >= SURFACE_COUNT)) {
    throw refused(`A pixel names its surface by a number from 0 to ${SURFACE_COUNT - 1}.`)
  }
  return labels.some((label) => label > 0) ? encode(labels, header) : null
}

async function read(source: ImageSource): Promise<Buffer> {
  const size = typeof source === 'string' ? (await stat(source)).size : source.length
  if (size > MOST_BYTES) throw tooLarge()
  return typeof source === 'string' ? readFile(source) : source
}

/** A profile or more than eight bits would have the bytes converted on their way in. */
function checkHeader({ width, height, depth, icc }: Metadata, photograph: Size): void {
  if (depth !== 'uchar' || icc) throw refused('A pixel has eight bits a channel, and no profile.')
  if (Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > MOST_SIDE) {
    throw refused(`Corrections are ${LEAST_SIDE} to ${MOST_SIDE} px along each side.`)
  }
  const stretch = (width * photograph.height) / (height * photograph.width)
  if (Math.abs(stretch - 1) > STRETCH) {
    throw refused('These corrections do not have the shape of the photograph.')
  }
}

async function encode(labels: Buffer, { width, height }: Size): Promise<Buffer> {
  const png = await sharp(labels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()
  if (png.length > MOST_BYTES) throw tooLarge()
  return png
}

function damaged(): never {
  throw refused('These corrections cannot be read; they may be damaged.')
}

function refused(message: string) {
  return fieldErrors({ image: message })
}

function tooLarge(): HttpError {
  return HttpError.tooLarge('Corrections may have up to 1 MB.')
}
