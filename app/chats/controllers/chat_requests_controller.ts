import type { HttpContext } from '@adonisjs/core/http'
import RespondToRequest from '#app/chats/actions/respond_to_request'
import { chatBody } from '#app/chats/chat_answer'
import { findRequest } from '#app/chats/queries/find_request'
import ChatRequestTransformer from '#app/chats/transformers/chat_request_transformer'
import { respondValidator } from '#app/chats/validators/chat_validator'
import { once } from '#app/common/idempotency/once'
import { socketIdOf } from '#app/realtime/socket_id'

export default class ChatRequestsController {
  /** Who asks, for the person who is asked. */
  async show({ auth, params }: HttpContext) {
    const request = await findRequest(params.id, auth.getUserOrFail())
    return { request: new ChatRequestTransformer(request).toObject() }
  }

  async respond(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { accept } = await ctx.request.validateUsing(respondValidator)
    const message = accept ? 'You can write to each other now.' : 'The request is gone.'
    return once(ctx, async (trx) => {
      const { id } = ctx.params
      const member = await new RespondToRequest().handle(user, id, accept, socketIdOf(ctx), trx)
      return { status: 200, body: { ...(await chatBody(member, trx)), message } }
    })
  }
}
