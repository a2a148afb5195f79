import { errors as vineErrors } from '@vinejs/vine'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_MEGAPIXELS, MAX_UPLOAD_BYTES } from '#app/media/media_limits'

export const refusals = {
  missing: () => invalidFile('Choose a picture.'),
  empty: () => invalidFile('This file is empty. Choose another one.'),
  damaged: (cause: unknown) =>
    invalidFile('This picture cannot be read; it may be damaged.', cause),
  type: () => HttpError.unsupportedMediaType('We take JPEG, PNG, WebP, AVIF and HEIC pictures.'),
  /** @param bytes of the upload, where they are known */
  bytes: (bytes?: number) =>
    HttpError.tooLarge(
      bytes
        ? `This picture has ${inMegabytes(bytes)} MB. We take up to ${inMegabytes(MAX_UPLOAD_BYTES)} MB.`
        : `A picture may have up to ${inMegabytes(MAX_UPLOAD_BYTES)} MB.`
    ),
  pixels: ({ width, height }: { width: number; height: number }) =>
    HttpError.tooLarge(
      `This picture has ${inMegapixels(width * height)} megapixels (${width} × ${height}). We take up to ${MAX_MEGAPIXELS}.`
    ),
  interrupted: () => new HttpError(400, 'The upload was interrupted.'),
  diskFull: () =>
    new HttpError(503, 'There is no room for more pictures at the moment. Try again later.', {
      'retry-after': '60',
    }),
  busy: () =>
    new HttpError(503, 'This picture is being removed. Try again in a moment.', {
      'retry-after': '5',
    }),
}

/** Rounded up, so that what is too much never reads as the limit. */
function inMegabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10
}

function inMegapixels(pixels: number): string {
  return Math.floor(pixels / 1e6).toLocaleString('en-US')
}

function invalidFile(message: string, cause?: unknown) {
  return new vineErrors.E_VALIDATION_ERROR([{ field: 'file', message }], { cause })
}

const DISK_FULL = new Set<unknown>(['ENOSPC', 'EDQUOT'])

/** Turns a full disk into an error message. */
export async function refuseWhenDiskIsFull<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isDiskFull(error) ? refusals.diskFull() : error
  }
}

/** Drive wraps what its driver throws. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && DISK_FULL.has(error.code)) || isDiskFull(error.cause)
}
