import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import Chat from '#app/chats/chat'
import ChatMember from '#app/chats/chat_member'
import { findMembership } from '#app/chats/members/find_members'
import Message, { type AttachmentInput } from '#app/chats/messages/message'
import { reactToMessage } from '#app/chats/messages/react_to_message'
import { sendMessage } from '#app/chats/messages/send_message'
import { respondToRequest } from '#app/chats/requests/answer_request'
import type { DemoMessage } from '#app/demo/data/chats'
import { PHOTOGRAPHS } from '#app/demo/data/photographs'
import type { DemoWorld } from '#app/demo/seeders/chat_seeder'
import type { InTransaction } from '#app/kernel/database/transaction'
import { saveImage } from '#app/media/save_image'

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

export interface SaidMessage {
  id: number
  at: Date
}

/** Backdates a chat, which no action can do. @param said its messages in order */
export async function backdateChat(
  { trx }: InTransaction,
  chatId: number,
  said: SaidMessage[]
): Promise<void> {
  const client = { client: trx }
  for (const { id, at } of said) {
    await Message.query(client).where({ id }).update({ createdAt: at })
  }
  const began = DateTime.fromJSDate(said[0].at).minus({ minutes: 1 })
  const lastSaid = DateTime.fromJSDate(said.at(-1)!.at)

  const chat = await Chat.findOrFail(chatId, client)
  await chat.merge({ createdAt: began, lastMessageAt: lastSaid }).save()
  for (const member of await ChatMember.query(client).where('chatId', chatId)) {
    const wroteAt = await lastOf(member, trx)
    await member.merge({ createdAt: began, sortedAt: lastSaid, wroteAt }).save()
  }
}

async function lastOf(
  { chatId, userId }: ChatMember,
  client: TransactionClientContract
): Promise<DateTime | null> {
  const last = await Message.query({ client })
    .where({ chatId, userId })
    .orderBy('id', 'desc')
    .first()
  return last?.createdAt ?? null
}
