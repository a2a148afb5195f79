import logger from '@adonisjs/core/services/logger'
import { chatChannel } from '#app/chats/contract/channel_names'
import { listVisibleReaders } from '#app/chats/presence/queries/list_visible_readers'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

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
