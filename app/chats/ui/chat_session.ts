import { Store } from '#app/kit/hooks/store'
import { unread } from '#app/kit/shell/unread'
import type { ChatApi } from '#app/chats/ui/chat_api'
import { ChatList } from '#app/chats/ui/chat_list'
import { Drafts } from '#app/chats/composing/ui/drafts'
import type { ValueStorage } from '#app/chats/ui/stored_values'
import { Outbox } from '#app/chats/composing/ui/outbox'
import { PendingStore } from '#app/chats/composing/ui/pending_store'
import { Presences } from '#app/chats/presence/ui/presences'
import { Thread } from '#app/chats/messages/ui/thread'
import type { Message } from '#app/chats/ui/chat_types'

interface SessionOptions {
  userId: number
  api: ChatApi
  keeper: ValueStorage | null
  makeId: () => string
}

const MAX_LOADED_THREADS = 12

/** The chats of one account in this tab. Outlives the page, so that sending continues. */
export class ChatSession {
  readonly userId: number
  readonly api: ChatApi
  readonly list: ChatList
  readonly drafts: Drafts
  readonly outbox: Outbox
  readonly presences: Presences
  /** the chat whose end is on screen */
  readonly inView = new Store<number | null>(null)
  readonly #threads = new Map<number, Thread>()

  constructor({ userId, api, keeper, makeId }: SessionOptions) {
    this.userId = userId
    this.api = api
    this.list = new ChatList(api)
    this.drafts = new Drafts(keeper, userId)
    this.presences = new Presences(api)
    this.outbox = new Outbox({
      api,
      kept: new PendingStore(keeper, userId),
      makeId,
      onSent: (message) => this.#noteSent(message),
    })
  }

  /** Another account uses the tab now, so nothing more may be sent. */
  close(): void {
    this.outbox.close()
    this.drafts.close()
    this.#threads.clear()
  }

  thread(chatId: number): Thread {
    const thread = this.#threads.get(chatId) ?? this.#openThread(chatId)
    this.#threads.delete(chatId)
    this.#threads.set(chatId, thread)
    for (const id of this.#threads.keys()) {
      if (this.#threads.size > MAX_LOADED_THREADS) this.#threads.delete(id)
    }
    return thread
  }

  /** A deleted chat comes back without its messages. */
  forget(chatId: number): void {
    this.#threads.delete(chatId)
    this.list.remove(chatId)
  }

  async receive(message: Message): Promise<void> {
    this.outbox.settle([message])
    const isSeen = this.inView.snapshot() === message.chat_id
    await this.#threads.get(message.chat_id)?.receive(message, isSeen)
  }

  #openThread(chatId: number): Thread {
    return new Thread({
      chatId,
      userId: this.userId,
      api: this.api,
      moment: () => this.list.moment(),
      onChat: (chat, askedAt) => {
        if (!this.list.takeAnswer(askedAt, chat)) void this.list.renew(chatId)
        this.outbox.settle(chat.messages)
      },
      onChange: (message) => this.list.noteChange(message),
      onReading: (reading, askedAt) => {
        void unread.ask('/chats', async () => (await reading).count)
        reading.then(
          () => this.list.noteRead(chatId, askedAt),
          () => {}
        )
      },
    })
  }

  #noteSent(message: Message): void {
    void this.#threads.get(message.chat_id)?.receive(message, true)
    void this.list.noteMessage({ chat_id: message.chat_id, message }, true)
  }
}
