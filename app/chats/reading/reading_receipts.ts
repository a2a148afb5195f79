import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { chatChannel } from '#app/chats/chat_broadcasts'
import { broadcast } from '#app/realtime/broadcast'

const WINDOW_MS = 1_000

/** Keeps an event below 10 KB. */
const MAX_READERS_PER_EVENT = 100

interface Reader {
  messageId: number
  socketId: string | null
}

const waiting = new Map<number, Map<number, Reader>>()

/** Broadcasts receipts in batches, at most once a second, as many people may read at once. */
export function reportReading(chatId: number, userId: number, reader: Reader): void {
  const readers = waiting.get(chatId)
  if (readers) return void readers.set(userId, reader)
  waiting.set(chatId, new Map([[userId, reader]]))
  setTimeout(() => {
    void flush(chatId).catch((error) => logger.error({ err: error }, 'read receipts'))
  }, WINDOW_MS).unref()
}

async function flush(chatId: number): Promise<void> {
  const readers = waiting.get(chatId) ?? new Map<number, Reader>()
  waiting.delete(chatId)
  const telling = await listVisibleReaders(chatId, [...readers.keys()])
  const reads = [...readers]
    .filter(([userId]) => telling.has(userId))
    .map(([userId, { messageId }]) => ({ user_id: userId, message_id: messageId }))
  for (let first = 0; first < reads.length; first += MAX_READERS_PER_EVENT) {
    const told = reads.slice(first, first + MAX_READERS_PER_EVENT)
    const [one] = told
    await broadcast({
      event: 'chat.read',
      channels: [chatChannel(chatId)],
      data: told.length === 1 ? one : { ...one, reads: told },
      exceptSocketId: told.length === 1 ? readers.get(one.user_id)?.socketId : null,
    })
  }
}

/**
 * Readers whose receipts may be sent: they accepted the chat, it isn't a channel, and they (in a
 * direct chat, both people) have receipts on.
 */
async function listVisibleReaders(chatId: number, userIds: number[]): Promise<Set<number>> {
  const { rows } = await db.rawQuery<{ rows: { user_id: number }[] }>(
    `select readers.user_id from chat_members readers
     where readers.chat_id = :chatId and readers.user_id = any(:userIds::integer[])
       and readers.state = 'normal' and not readers.is_channel
       and not exists (
         select from chat_members members
         join chat_preferences preferences on preferences.user_id = members.user_id
         join chats on chats.id = members.chat_id
         where members.chat_id = :chatId and not preferences.sends_read_receipts
           and (members.user_id = readers.user_id or chats.type = 'direct'))`,
    { chatId, userIds }
  )
  return new Set(rows.map((row) => row.user_id))
}
