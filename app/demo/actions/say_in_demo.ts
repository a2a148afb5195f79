import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ReactToMessage from '#app/chats/actions/react_to_message'
import RespondToRequest from '#app/chats/actions/respond_to_request'
import SendMessage from '#app/chats/actions/send_message'
import type { AttachmentInput } from '#app/chats/message_input'
import { findMembership } from '#app/chats/queries/find_membership'
import type { DemoMessage } from '#app/demo/data/chat'
import { PHOTOGRAPHS } from '#app/demo/data/photographs'
import SaveImage from '#app/media/actions/save_image'
import type { SaidMessage } from './backdate_chat.js'
import type { DemoWorld } from './plant_chats.js'

/** Says one thing in the demonstration world. Whoever answers a request has accepted it. */
export default class SayInDemo {
  constructor(private readonly world: DemoWorld) {}

  /**
   * @param said what was said in the chat before, in its order
   * @returns the message's id
   */
  async handle(
    message: DemoMessage,
    chatId: number,
    said: SaidMessage[],
    trx: TransactionClientContract
  ): Promise<number> {
    const sender = this.#person(message.from)
    const { state } = await findMembership(chatId, sender.id, trx)
    if (state === 'requested') {
      await new RespondToRequest().handle(sender, chatId, true, null, trx)
    }
    const input = {
      content: message.says,
      replyTo: message.answers === undefined ? null : said[message.answers].id,
      attachments: await this.#attachments(message, sender, trx),
    }
    const view = await new SendMessage().handle(sender, chatId, input, null, trx)
    const { id } = view.message
    for (const [handle, emoji] of Object.entries(message.liked ?? {})) {
      await new ReactToMessage().handle(this.#person(handle), id, emoji, null, trx)
    }
    return id
  }

  async #attachments(
    { homes = [], pictures = [] }: DemoMessage,
    owner: User,
    trx: TransactionClientContract
  ): Promise<AttachmentInput[]> {
    const attachments: AttachmentInput[] = homes.map((name) => ({
      kind: 'property',
      id: this.world.homes.get(name)!.id,
    }))
    for (const photograph of pictures) {
      const image = { owner, alt: PHOTOGRAPHS[photograph], purpose: 'chat' as const }
      const content = this.world.contents.get(photograph)!
      const { id } = await new SaveImage().handle(content, image, trx)
      attachments.push({ kind: 'image', id })
    }
    return attachments
  }

  #person(handle: string): User {
    return this.world.people.get(handle)!
  }
}
