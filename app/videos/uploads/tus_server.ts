import type { Readable } from 'node:stream'
import { EVENTS, Server, type Upload } from '@tus/server'
import logger from '@adonisjs/core/services/logger'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { UPLOADS_PATH } from '#app/videos/uploads/open_upload'
import { recordProgress } from '#app/videos/uploads/record_progress'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import { UploadLocks } from '#app/videos/uploads/upload_locks'
import { uploadKey, uploadStore } from '#app/videos/uploads/upload_store'

/** How long the earlier of two requests may go on. */
const TAKEOVER_MS = 500

const uploadLocks = new UploadLocks()

let server: Server | undefined

/** Of tus only writing is left to the library; rows decide who may, and what there is. */
function tusServer(): Server {
  if (server) return server
  server = new Server({
    path: UPLOADS_PATH,
    datastore: uploadStore(),
    locker: uploadLocks,
    lockDrainTimeout: TAKEOVER_MS,
    getFileIdFromRequest: (_, id) => id && uploadKey(id),
    onResponseError: (request, error) => void failures.set(request, error),
  })
  server.on(EVENTS.POST_RECEIVE, (_, { id, offset, size = 0 }: Upload) => {
    recordProgress(id.slice(id.lastIndexOf('/') + 1), offset, size).catch((error: unknown) =>
      logger.error({ err: error }, 'upload progress not stored')
    )
  })
  return server
}

/** By request: tus itself answers with a status only. */
const failures = new WeakMap<object, unknown>()

interface Part {
  uploadId: string
  headers: Record<string, string | undefined>
  body: Readable
}

/**
 * Appends a part to an upload.
 * @returns the new offset
 * @throws HttpError 409 at another offset, 413 beyond the announced size, 423 while it is locked;
 * what `body` fails with
 */
export async function appendPart({ uploadId, headers, body }: Part): Promise<number> {
  let cause: unknown
  body.once('error', (error) => (cause = error))
  const given = Object.entries(headers).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const init = { method: 'PATCH', headers: given, body: webStream(body), duplex: 'half' }
  const request = new Request(`http://localhost${UPLOADS_PATH}/${uploadId}`, init)
  const answer = await tusServer().handleWeb(request)
  if (answer.ok) return Number(answer.headers.get('upload-offset'))
  // what the body holds doesn't matter at another offset
  if (answer.status !== 409 && cause instanceof HttpError) throw cause
  throw failureOf(answer, failures.get(request))
}

function failureOf({ status }: Response, thrown: unknown): unknown {
  if (thrown instanceof HttpError) return thrown
  switch (status) {
    case 400:
    case 403:
      return new HttpError(400, 'This isn’t a request of tus 1.0.')
    case 404:
    case 410:
      return HttpError.notFound()
    case 409:
      return uploadRefusals.offset()
    case 412:
      return uploadRefusals.protocol()
    case 413:
      return uploadRefusals.beyond()
    case 423:
      return uploadRefusals.locked()
    default:
      return thrown ?? new Error(`tus answered ${status}`)
  }
}

/** Waits until no request writes the upload, as HEAD must before it tells an offset. */
export async function withUploadLock<T>(uploadId: string, read: () => Promise<T>): Promise<T> {
  const lock = uploadLocks.newLock(uploadKey(uploadId))
  try {
    await lock.lock(new AbortController().signal, () => {})
  } catch {
    throw uploadRefusals.locked()
  }
  try {
    return await read()
  } finally {
    await lock.unlock()
  }
}

function webStream(body: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => void body.destroy(reason instanceof Error ? reason : undefined),
  })
}
