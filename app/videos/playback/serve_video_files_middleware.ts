import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { attachment } from '#app/common/http/attachment'
import env from '#start/env'
import { sendNothing } from '#app/media/serving/send_file'
import { parseByteRange } from '#app/videos/playback/byte_range'
import { FILES_PATH, videoFiles } from '#app/videos/playback/video_files'

const KEY = /^[0-9a-f-]{36}\/[\w]+(\/[\w]+)?\.(mp4|m4s|jpg)$/
const TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.jpg': 'image/jpeg',
}

const folder = resolve(env.get('STORAGE_PATH'), 'files', 'videos')

/**
 * Serves the files of videos to whoever has a signed address: without session, cookies or database,
 * so that any cache may answer in its place. A bucket serves its own.
 */
export default class ServeVideoFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = request.url()
    if (!path.startsWith(FILES_PATH) || !['GET', 'HEAD'].includes(request.method())) return next()

    const key = path.slice(FILES_PATH.length)
    const file = KEY.test(key) ? videoFiles.read(key, request.qs()) : null
    const found = file && (await stat(resolve(folder, key)).catch(() => null))
    if (!file || !found) return sendNothing(ctx)

    const { audience, expires, downloadAs } = file
    const seconds = Math.floor(expires - Date.now() / 1000)
    response.header('cache-control', `${audience}, max-age=${seconds}, immutable`)
    response.header('etag', `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`)
    response.header('accept-ranges', 'bytes')
    const policy = audience === 'public' ? 'cross-origin' : 'same-origin'
    response.header('cross-origin-resource-policy', policy)
    if (response.fresh()) return response.status(304)

    response.header('content-type', TYPES[extname(key)])
    response.header('content-disposition', downloadAs ? attachment(downloadAs) : 'inline')
    this.#send(ctx, resolve(folder, key), found.size)
  }

  #send({ request, response }: HttpContext, path: string, bytes: number) {
    const range = isStillThat(request, response) ? request.header('range') : undefined
    const part = parseByteRange(range, bytes)
    if (part === 'unsatisfiable') {
      response.header('content-range', `bytes */${bytes}`)
      return response.status(416).send('')
    }
    if (part) {
      response.status(206)
      response.header('content-range', `bytes ${part.start}-${part.end}/${bytes}`)
    }
    response.header('content-length', part ? part.end - part.start + 1 : bytes)
    if (request.method() === 'GET' && bytes) {
      response.stream(createReadStream(path, part ?? undefined))
    }
  }
}

/** With `If-Range`, a part is wanted only of the same file (RFC 9110, section 13.1.5). */
function isStillThat(request: HttpContext['request'], response: HttpContext['response']): boolean {
  const known = request.header('if-range')
  return !known || known === response.getHeader('etag')
}
