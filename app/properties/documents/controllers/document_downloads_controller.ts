import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { openDocumentFile } from '#app/properties/documents/files/document_files'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { findReadableDocument } from '#app/properties/documents/queries/find_readable_document'

/** Never shown by the browser on this site, because somebody else wrote it. */
export default class DocumentDownloadsController {
  async show(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { fileKey, name, bytes } = await findReadableDocument(
      params.document,
      auth.user ?? null,
      keptInvitations(ctx)
    )
    const stream = request.method() === 'GET' ? await openDocumentFile(fileKey) : undefined
    if (stream === null) throw HttpError.notFound()
    response.header('content-type', 'application/pdf')
    response.header('content-length', bytes)
    response.header('content-disposition', attachment(`${name}.pdf`))
    response.header('content-security-policy', "sandbox; default-src 'none'")
    response.header('x-content-type-options', 'nosniff')
    response.header('cross-origin-resource-policy', 'same-origin')
    response.header('cache-control', 'private, no-store')
    if (stream) response.stream(stream)
  }
}

/** RFC 6266, with a plain name for old programs. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
