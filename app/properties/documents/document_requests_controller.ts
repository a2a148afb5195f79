import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { decideRequest, requestDocument } from '#app/properties/documents/request_document'
import DocumentTransformer from '#app/properties/documents/document_transformer'
import { documentDecisionValidator } from '#app/properties/documents/document_validators'

export default class DocumentRequestsController {
  store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      const document = await requestDocument(
        { user, trx },
        ctx.params.document,
        keptInvitations(ctx)
      )
      const body = {
        status: 'success' as const,
        document: new DocumentTransformer(document).toObject(),
      }
      return { status: 200, body }
    })
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { request: input } = await request.validateUsing(documentDecisionValidator)
    await transaction((trx) => decideRequest({ user, trx }, params.id, input.status))
    return { status: 'success' as const }
  }

  /** A guest’s link to ask for a document leads here; signed in, they return to the listing. */
  show({ params, response }: HttpContext) {
    return response.redirect().toPath(`/properties/${encodeURIComponent(params.slug)}#documents`)
  }
}
