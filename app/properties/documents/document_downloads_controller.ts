import type { HttpContext } from '@adonisjs/core/http'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { addressOfDocument } from '#app/properties/documents/document_files'
import { findReadableDocument } from '#app/properties/documents/find_documents'

/** Decides who may read a document, and leads them to its file for a few minutes. */
export default class DocumentDownloadsController {
  async show(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const { fileKey, name } = await findReadableDocument(
      params.document,
      auth.user ?? null,
      keptInvitations(ctx)
    )
    const address = await addressOfDocument(fileKey, name)
    response.header('cache-control', 'private, no-store')
    response.redirect().status(302).toPath(address)
  }
}
