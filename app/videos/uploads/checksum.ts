import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { temporaryPath } from '#app/media/uploads/temporary_files'
import { uploadRefusals } from '#app/videos/uploads/refusals'

export const CHECKSUM_ALGORITHMS = ['sha1', 'sha256', 'md5'] as const

/** A part with a checksum is kept aside until it is complete. */
const MAX_CHECKED_BYTES = 256 * 1024 ** 2

/**
 * Passes a part on once it matches its `Upload-Checksum` (tus, extension Checksum), such as
 * `sha1 Kq5sNclPz7QV2+lfQIuc6R7oRu0=`.
 * @throws HttpError 460 if it doesn't, 400 for another algorithm, 413 for a part that is too large
 */
export async function withChecked<T>(
  source: Readable,
  header: string,
  use: (checked: Readable) => Promise<T>
): Promise<T> {
  const [algorithm, expected = ''] = header.split(' ')
  if (!CHECKSUM_ALGORITHMS.some((known) => known === algorithm)) {
    throw new HttpError(400, `We know the checksums ${CHECKSUM_ALGORITHMS.join(', ')}.`)
  }
  const path = await temporaryPath()
  const hash = createHash(algorithm)
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(bytes > MAX_CHECKED_BYTES ? tooLarge() : null, chunk)
    },
  })
  try {
    await pipeline(source, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    if (hash.digest('base64') !== expected) throw uploadRefusals.checksum()
    return await use(createReadStream(path))
  } finally {
    await rm(path, { force: true })
  }
}

function tooLarge() {
  return HttpError.tooLarge(
    `A part with a checksum may have up to ${MAX_CHECKED_BYTES / 1024 ** 2} MB.`
  )
}
