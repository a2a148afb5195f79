import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import Message from '#app/chats/models/message'
import { cleanContent, typeOf, type MessageInput } from '#app/chats/message_input'
import { authorizeWriting } from '#app/chats/policies/chat_policy'
import { lockChat } from '#app/chats/queries/find_membership'
import { viewMessage, type MessageView } from '#app/chats/queries/view_messages'
import { fieldErrors } from '#app/common/http/field_errors'
import AskAgain from './ask_again.js'
import AttachToMessage from './attach_to_message.js'
import DeliverMessage from './deliver_message.js'

/** Says something in a chat. */
export default class SendMessage {
  /**
   * The same `clientId` again answers the message that there is. To somebody
   * who declined, the message is kept for its sender and reaches nobody.
   *
   * @throws HttpError 404, 403, 429; E_VALIDATION_ERROR
   */
  async handle(
    sender: User,
    chatId: number,
    input: MessageInput,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<MessageView> {
    const chat = await lockChat(chatId, trx)
    const sent = await this.#sentBefore(chat, sender, input.clientId, trx)
    if (sent) return viewMessage(sent, trx)

    const members = await this.#members(chat, sender, trx)
    const own = authorizeWriting(chat, members, sender.id)
    const fields = await this.#fields(own, sender, input, trx)
    for (const member of members) await new AskAgain().handle(member, trx)
    return new DeliverMessage().handle(chat, sender, fields, socketId, trx)
  }

  #sentBefore(
    chat: Chat,
    sender: User,
    clientId: string | null | undefined,
    trx: TransactionClientContract
  ): Promise<Message | null> | null {
    if (!clientId) return null
    return Message.query({ client: trx })
      .where({ chat_id: chat.id, user_id: sender.id, client_id: clientId })
      .first()
  }

  /** Of a direct chat both, of the others the sender alone. */
  #members(chat: Chat, sender: User, trx: TransactionClientContract): Promise<ChatMember[]> {
    const query = ChatMember.query({ client: trx }).where('chat_id', chat.id)
    return (chat.isDirect ? query : query.where('user_id', sender.id)).exec()
  }

  async #fields(
    own: ChatMember,
    sender: User,
    input: MessageInput,
    trx: TransactionClientContract
  ): Promise<Partial<Message>> {
    const content = cleanContent(input.content)
    const attachments = await new AttachToMessage().handle(input.attachments ?? [], sender, trx)
    if (!content && !attachments.length) throw fieldErrors({ content: 'Write something first.' })
    const type = typeOf(attachments)
    if (input.type && input.type !== type) {
      throw fieldErrors({ type: `A message of that type needs something of it attached.` })
    }
    if (input.replyTo) await this.#refuseForeignReply(own, input.replyTo, trx)
    return {
      type,
      content,
      attachments,
      clientId: input.clientId ?? null,
      replyToId: input.replyTo ?? null,
    }
  }

  /** What is gone for oneself is as little there to answer as what was said elsewhere. */
  async #refuseForeignReply(own: ChatMember, id: number, trx: TransactionClientContract) {
    const answered = await trx.from('messages').where({ id, chat_id: own.chatId }).first()
    if (!answered || !own.sees(id))
      throw fieldErrors({ reply_to: 'That message is not in this chat.' })
  }
}
