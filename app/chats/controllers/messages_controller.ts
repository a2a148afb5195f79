import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import DeleteMessage from '#app/chats/actions/delete_message'
import EditMessage from '#app/chats/actions/edit_message'
import SendMessage from '#app/chats/actions/send_message'
import { messageBody } from '#app/chats/message_answer'
import { findMembership } from '#app/chats/queries/find_membership'
import { findMessage } from '#app/chats/queries/find_message'
import { listMessages } from '#app/chats/queries/list_messages'
import { viewMessage, viewMessages } from '#app/chats/queries/view_messages'
import { chatLimits } from '#app/chats/rate_limits'
import MessageTransformer from '#app/chats/transformers/message_transformer'
import { editMessageValidator, sendMessageValidator } from '#app/chats/validators/message_validator'
import { pageOf, pageRequest } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { socketIdOf } from '#app/realtime/socket_id'

export default class MessagesController {
  /** Newest first; `?before=` an id leads back in time, `?after=` gives what was missed since. */
  async index(ctx: HttpContext) {
    const member = await findMembership(ctx.params.id, ctx.auth.getUserOrFail().id)
    const page = pageRequest(ctx)
    const { messages, hasMore } = await listMessages(member, {
      limit: page.perPage,
      offset: (page.page - 1) * page.perPage,
      before: idOf(ctx.request.input('before')),
      after: idOf(ctx.request.input('after')),
    })
    const views = await viewMessages(messages)
    const data = views.map((view) =>
      new MessageTransformer(view, member.clearedMessageId).toObject()
    )
    return { messages: pageOf(ctx, data, page, hasMore) }
  }

  async show({ auth, params }: HttpContext) {
    const { message, member } = await findMessage(params.id, auth.getUserOrFail().id)
    const view = await viewMessage(message)
    return { message: new MessageTransformer(view, member.clearedMessageId).toObject() }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(sendMessageValidator)
    await countAttempt(ctx, chatLimits.write, String(user.id))
    const { reply_to: replyTo, client_id: clientId, ...rest } = input
    return once(ctx, async (trx) => {
      const message = { ...rest, replyTo, clientId }
      const id = ctx.params.id
      const view = await new SendMessage().handle(user, id, message, socketIdOf(ctx), trx)
      return { status: 201, body: await messageBody(view, user, trx) }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { content } = await ctx.request.validateUsing(editMessageValidator)
    const { id } = ctx.params
    return db.transaction(async (trx) => {
      const view = await new EditMessage().handle(user, id, content ?? '', socketIdOf(ctx), trx)
      return messageBody(view, user, trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return db.transaction(async (trx) => {
      const view = await new DeleteMessage().handle(user, ctx.params.id, socketIdOf(ctx), trx)
      return messageBody(view, user, trx)
    })
  }
}

function idOf(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isInteger(id) && id >= 0 && id < 2 ** 31 && value !== '' ? id : undefined
}
