import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { reactToMessage } from '#app/chats/messages/actions/react_to_message'
import { respondToRequest } from '#app/chats/requests/actions/respond_to_request'
import { sendMessage } from '#app/chats/messages/actions/send_message'
import type { AttachmentInput } from '#app/chats/contract/message_input'
import { findMembership } from '#app/chats/members/queries/find_membership'
import type { DemoMessage } from '#app/demo/data/chat'
import { PHOTOGRAPHS } from '#app/demo/data/photographs'
import { saveImage } from '#app/media/actions/save_image'
import type { SaidMessage } from '#app/demo/seeders/backdate_chat'
import type { DemoWorld } from '#app/demo/seeders/chat_seeder'

/** Answering a request accepts it. */
export class MessageSeeder {
  constructor(private readonly world: DemoWorld) {}

  /**
   * @param said earlier messages of the chat
   * @returns the new id
   */
  async seed(
    message: DemoMessage,
    chatId: number,
    said: SaidMessage[],
    trx: TransactionClientContract
  ): Promise<number> {
    const sender = this.#person(message.from)
    const { state } = await findMembership(chatId, sender.id, trx)
    if (state === 'requested') {
      await respondToRequest({ user: sender, trx, socketId: null }, chatId, true)
    }
    const input = {
      content: message.says,
      replyTo: message.answers === undefined ? null : said[message.answers].id,
      attachments: await this.#attachments(message, sender, trx),
    }
    const view = await sendMessage({ user: sender, trx, socketId: null }, chatId, input)
    const { id } = view.message
    for (const [handle, emoji] of Object.entries(message.liked ?? {})) {
      await reactToMessage({ user: this.#person(handle), trx, socketId: null }, id, emoji)
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
      const { id } = await saveImage({ trx }, content, image)
      attachments.push({ kind: 'image', id })
    }
    return attachments
  }

  #person(handle: string): User {
    return this.world.people.get(handle)!
  }
}
