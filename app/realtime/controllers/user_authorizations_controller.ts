import type { HttpContext } from '@adonisjs/core/http'
import { broadcaster } from '#app/realtime/broadcast'
import { userAuthorizationValidator } from '#app/realtime/validators/authorization_validators'

/** Tells the server or the service whose socket it is, so that it can be closed with the session. */
export default class UserAuthorizationsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { socket_id: socketId } = await ctx.request.validateUsing(userAuthorizationValidator)
    const live = broadcaster()
    await live.claim(socketId, { userId: user.id, sessionId: ctx.session.sessionId }, null)
    return live.authorizeUser(socketId, user.id)
  }
}
