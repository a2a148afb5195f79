import type { HttpContext } from '@adonisjs/core/http'
import { respondToRequest } from '#app/chats/requests/answer_request'
import { chatBody } from '#app/chats/chat_answer'
import { findAskedListing, findChatRequest } from '#app/chats/requests/find_requests'
import ChatRequestTransformer from '#app/chats/requests/chat_request_transformer'
import { respondValidator } from '#app/chats/chat_validators'
import { once } from '#app/common/idempotency/once'
import { propertyCard } from '#app/properties/property_transformer'
import { socketIdOf } from '#app/realtime/socket_id'

export default class ChatRequestsController {
  async show({ auth, params }: HttpContext) {
    const request = await findChatRequest(params.id, auth.getUserOrFail())
    return { request: new ChatRequestTransformer(request).toObject() }
  }

  /** The listing the chat started from, for both people. */
  async listing({ auth, params }: HttpContext) {
    const property = await findAskedListing(params.id, auth.getUserOrFail().id)
    return { property: property && propertyCard(property) }
  }

  async respond(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { accept } = await ctx.request.validateUsing(respondValidator)
    const message = accept ? 'You can message each other now.' : 'Request declined.'
    return once(ctx, async (trx) => {
      const { id } = ctx.params
      const member = await respondToRequest({ user, trx, socketId: socketIdOf(ctx) }, id, accept)
      return { status: 200, body: { ...(await chatBody(member, trx)), message } }
    })
  }
}
