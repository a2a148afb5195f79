import sharp, { type Metadata } from 'sharp'
import { MAX_PIXELS } from '#app/media/contract/limits'
import { refusals } from './refusals.js'
import { openImage, type ImageSource } from './sharp.js'
import { sniffFormat } from './sniff_format.js'

/**
 * Checks type and size from the header, without decoding.
 * @throws HttpError 415, or 413 above 64 megapixels; E_VALIDATION_ERROR on `file` if damaged
 */
export async function inspectImage(source: ImageSource): Promise<Metadata> {
  const format = await sniffFormat(source)
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
