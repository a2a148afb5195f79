import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { attachment } from '#app/common/http/attachment'
import { openFile, sizeOfFile } from '#app/media/files/stored_files'
import { sendNothing } from '#app/media/serving/send_file'
import { DOCUMENT_FILES_PATH, signedDocuments } from '#app/properties/documents/document_files'

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/

/**
 * Serves the files of documents to whoever has a signed address, without session, cookies or
 * database. A bucket serves its own. Never shown by the browser on this site, because somebody else
 * wrote them.
 */
export default class ServeDocumentFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = request.url()
    if (!path.startsWith(DOCUMENT_FILES_PATH)) return next()
    if (!['GET', 'HEAD'].includes(request.method())) return next()

    const key = path.slice(DOCUMENT_FILES_PATH.length)
    const file = KEY.test(key) ? signedDocuments.read(key, request.qs()) : null
    const bytes = file && (await sizeOfFile(`documents/${key}`))
    if (!file || bytes === null) return sendNothing(ctx)
    const stream = request.method() === 'GET' ? await openFile(`documents/${key}`) : undefined
    if (stream === null) return sendNothing(ctx)

    response.header('content-type', 'application/pdf')
    response.header('content-length', bytes)
    response.header('content-disposition', attachment(file.downloadAs ?? 'document.pdf'))
    response.header('content-security-policy', "sandbox; default-src 'none'")
    response.header('x-content-type-options', 'nosniff')
    response.header('cross-origin-resource-policy', 'same-origin')
    response.header('cache-control', 'private, no-store')
    if (stream) response.stream(stream)
  }
}
