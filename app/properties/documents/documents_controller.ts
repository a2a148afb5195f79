import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { receiveUpload } from '#app/media/uploads/receive_upload'
import { MAX_DOCUMENT_BYTES } from '#app/properties/documents/document_options'
import {
  addDocument,
  removeDocument,
  updateDocument,
} from '#app/properties/documents/change_document'
import {
  removeUnneededFiles,
  storeDocumentFile,
  addressOfDocument,
} from '#app/properties/documents/document_files'
import { documentRefusals } from '#app/properties/documents/document_refusals'
import {
  listManagedDocuments,
  findReadableDocument,
} from '#app/properties/documents/find_documents'
import { findSeenProperty } from '#app/properties/find_property'
import DocumentTransformer, {
  managedDocument,
} from '#app/properties/documents/document_transformer'
import {
  documentValidator,
  newDocumentValidator,
} from '#app/properties/documents/document_validators'
import { keptInvitations } from '#app/common/http/kept_invitations'

const UPLOAD = { maxBytes: MAX_DOCUMENT_BYTES, refuse: documentRefusals.bytes }

export default class DocumentsController {
  async index({ auth, params }: HttpContext) {
    const editor = auth.getUserOrFail()
    const { property, canEdit } = await findSeenProperty({ slug: params.slug }, editor)
    if (!canEdit) throw HttpError.forbidden()
    const hiddenIds = await listHiddenUserIds(editor.id)
    const documents = await listManagedDocuments(property.id, editor.id, hiddenIds)
    return { documents: documents.map(managedDocument) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slug } = ctx.params
    const { canEdit } = await findSeenProperty({ slug }, user)
    if (!canEdit) throw HttpError.forbidden()
    return receiveUpload(
      ctx,
      async ({ path, fields }) => {
        const {
          name = 'Document',
          kind,
          is_public: isPublic = false,
        } = await newDocumentValidator.validate(fields)
        if (!path) throw documentRefusals.missing()
        return storeDocumentFile(await readFile(path), (fileKey) =>
          once(ctx, async (trx) => {
            const given = { fileKey, name, kind, isPublic }
            const document = await addDocument({ user, trx }, slug, given)
            const body = {
              status: 'success' as const,
              document: new DocumentTransformer(document).toObject(),
            }
            return { status: 201, body }
          })
        )
      },
      UPLOAD
    )
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { document: input } = await request.validateUsing(documentValidator)
    const { name, kind, is_public: isPublic } = input
    const document = await transaction((trx) =>
      updateDocument({ user, trx }, params.document, { name, kind, isPublic })
    )
    return { status: 'success' as const, document: new DocumentTransformer(document).toObject() }
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const fileKey = await transaction((trx) => removeDocument({ user, trx }, params.document))
    await removeUnneededFiles(fileKey)
    return { status: 'success' as const }
  }

  /** Decides who may read a document, and leads them to its file for a few minutes. */
  async download(ctx: HttpContext) {
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
