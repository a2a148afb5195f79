import { fieldErrors } from '#app/common/http/field_errors'
import { refusals } from '#app/media/imaging/refusals'
import { MAX_UPLOAD_BYTES } from '#app/media/contract/limits'

/** RFC 2397, base64 only; the declared type is ignored. */
const HEAD = /^data:[\w.+/-]*(;[\w-]+=[\w."-]*)*;base64,/i

/** @throws E_VALIDATION_ERROR on `image`, HttpError 413 */
export function bytesOfDataUrl(value: unknown): Buffer {
  if (typeof value !== 'string' || !value) throw fieldErrors({ image: 'Choose a photo.' })
  const [head] = HEAD.exec(value.slice(0, 200)) ?? []
  if (!head) throw fieldErrors({ image: 'Send the photo as a file or a data URL.' })
  const bytes = Buffer.from(value.slice(head.length), 'base64')
  if (bytes.length > MAX_UPLOAD_BYTES) throw refusals.bytes()
  return bytes
}
