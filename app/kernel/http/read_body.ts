import type { IncomingMessage } from 'node:http'
import readRaw from 'raw-body'

/**
 * Reads a body. If it is too large, the connection stays open so that the error arrives.
 * @param tooLarge creates the error above `maxBytes`
 * @throws what `tooLarge` creates; Error if the sender disconnects
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  tooLarge: () => Error
): Promise<Buffer> {
  try {
    return await readRaw(request, { limit: maxBytes, length: request.headers['content-length'] })
  } catch (error) {
    throw isTooLarge(error) ? tooLarge() : error
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large'
}
