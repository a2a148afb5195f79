import type { HttpContext } from '@adonisjs/core/http'
import { deleteMessage, editMessage } from '#app/chats/messages/change_message'
import { sendMessage } from '#app/chats/messages/send_message'
import { messageBody } from '#app/chats/chat_answer'
import { findMembership } from '#app/chats/members/find_members'
import { findMessage, listMessages } from '#app/chats/messages/find_messages'
import { findMessageView, listMessageViews } from '#app/chats/messages/list_message_views'
import { chatLimits } from '#app/chats/chat_limits'
import MessageTransformer from '#app/chats/messages/message_transformer'
import { editMessageValidator, sendMessageValidator } from '#app/chats/messages/message_validators'
import { pageOf, pageRequest } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { socketIdOf } from '#app/realtime/socket_id'

export default class MessagesController {
  /** Newest first. `?before=` pages back; `?after=` returns messages missed since. */
  async index(ctx: HttpContext) {
    const member = await findMembership(ctx.params.id, ctx.auth.getUserOrFail().id)
    const page = pageRequest(ctx)
    const { messages, hasMore } = await listMessages(member, {
      limit: page.perPage,
      offset: (page.page - 1) * page.perPage,
      before: idOf(ctx.request.input('before')),
      after: idOf(ctx.request.input('after')),
    })
    const views = await listMessageViews(messages, undefined, member.userId)
    const data = views.map((view) =>
      new MessageTransformer(view, member.clearedMessageId).toObject()
    )
    return { messages: pageOf(ctx, data, page, hasMore) }
  }

  async show({ auth, params }: HttpContext) {
    const { message, member } = await findMessage(params.id, auth.getUserOrFail().id)
    const view = await findMessageView(message)
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
      const view = await sendMessage({ user, trx, socketId: socketIdOf(ctx) }, id, message)
      return { status: 201, body: await messageBody(view, user, trx) }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { message, ...sent } = await ctx.request.validateUsing(editMessageValidator)
    const content = (message ?? sent).content ?? ''
    const { id } = ctx.params
    return transaction(async (trx) => {
      const view = await editMessage({ user, trx, socketId: socketIdOf(ctx) }, id, content)
      return messageBody(view, user, trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return transaction(async (trx) => {
      const view = await deleteMessage({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id)
      return messageBody(view, user, trx)
    })
  }
}

function idOf(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isInteger(id) && id >= 0 && id < 2 ** 31 && value !== '' ? id : undefined
}
