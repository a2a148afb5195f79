import type { HttpContext } from '@adonisjs/core/http'
import { MAX_VIDEO_BYTES } from '#app/videos/contract/limits'
import { CHECKSUM_ALGORITHMS } from '#app/videos/uploads/checksum'
import { uploadRefusals } from '#app/videos/uploads/refusals'

const VERSION = '1.0.0'

/** @throws HttpError 412 for another version of tus, or none */
export function requireTus({ request, response }: HttpContext): void {
  response.header('tus-resumable', VERSION)
  if (request.header('tus-resumable') !== VERSION) throw uploadRefusals.protocol()
}

/** The answer to OPTIONS. */
export function tellAbilities(response: HttpContext['response']): void {
  response.header('tus-resumable', VERSION)
  response.header('tus-version', VERSION)
  response.header('tus-max-size', MAX_VIDEO_BYTES)
  response.header('tus-extension', 'creation,termination,checksum,expiration')
  response.header('tus-checksum-algorithm', CHECKSUM_ALGORITHMS.join(','))
}
