import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import Message from '#app/chats/models/message'
import type { InTransaction } from '#app/kernel/database/transaction'

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
