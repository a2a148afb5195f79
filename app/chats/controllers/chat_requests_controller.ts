import type { HttpContext } from '@adonisjs/core/http'
import RespondToRequest from '#app/chats/actions/respond_to_request'
import { chatAnswer } from '#app/chats/chat_answer'
import { findRequest } from '#app/chats/queries/find_request'
import ChatRequestTransformer from '#app/chats/transformers/chat_request_transformer'
import { respondValidator } from '#app/chats/validators/chat_validator'
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
    const answer = await chatAnswer((trx) =>
      new RespondToRequest().handle(user, ctx.params.id, accept, socketIdOf(ctx), trx)
    )
    const message = accept ? 'You can write to each other now.' : 'The request is gone.'
    return { ...answer, message }
  }
}
