import { Store } from '#app/common/ui/store'
import type { ChatApi } from '#app/chats/ui/chat_api'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import {
  isContinuous,
  isGapBefore,
  lastId,
  mergeMessages,
  replaceMessage,
  type MessageLog,
} from '#app/chats/ui/state/message_log'
import type { Chat, Message, ReadPosition } from '#app/chats/ui/state/types'

type ThreadApi = Pick<
  ChatApi,
  'show' | 'messages' | 'message' | 'read' | 'edit' | 'deleteMessage' | 'react'
>

export interface ThreadState {
  status: 'loading' | 'ready' | 'failed'
  /** why it could not be loaded, as a sentence */
  failure: string | null
  messages: MessageLog
  hasOlder: boolean
  older: 'idle' | 'loading' | 'failed'
  /** how far the others have read, of those who let it be known */
  reads: readonly ReadPosition[]
  /** The reader had read up to this message when they came; null where nothing was new. */
  unreadAfter: number | null
}

interface ThreadOptions {
  chatId: number
  userId: number
  api: ThreadApi
  /** what the thread learns of its chat */
  onChat: (chat: Chat) => void
  /** another version of a message */
  onChange: (message: Message) => void
  onCount: (count: number) => void
}

/** As many as a chat brings with it. */
const SHOWN_FIRST = 20
const PER_PAGE = 50
/** Who missed more than this many pages begins anew at the end. */
const MOST_MISSED_PAGES = 4
/** How far back a link to a message is followed. */
const MOST_SEARCHED_PAGES = 40

/** One conversation as far as it is loaded: never with a hole in it, whatever was missed. */
export class Thread extends Store<ThreadState> {
  readonly #options: ThreadOptions
  #reading: Promise<void> | null = null
  #older: Promise<void> | undefined
  /** something came while it was read that the answer may not hold */
  #isStale = false
  #readId = 0

  constructor(options: ThreadOptions) {
    super({
      status: 'loading',
      failure: null,
      messages: [],
      hasOlder: false,
      older: 'idle',
      reads: [],
      unreadAfter: null,
    })
    this.#options = options
  }

  get chatId(): number {
    return this.#options.chatId
  }

  /** Asks for the chat and its newest messages, and for all between them and what is here. */
  refresh = (): Promise<void> => {
    this.#isStale = true
    this.#reading ??= this.#readUntilFresh().finally(() => (this.#reading = null))
    return this.#reading
  }

  /** Tries again what failed. */
  retry(): Promise<void> {
    this.patch({ status: 'loading', failure: null })
    return this.refresh()
  }

  /** The page before; whoever asks while it is on its way gets the same. */
  loadOlder(): Promise<void> {
    this.#older ??= this.#loadOlder().finally(() => (this.#older = undefined))
    return this.#older
  }

  async #loadOlder(): Promise<void> {
    const { messages, hasOlder } = this.snapshot()
    const oldest = messages.at(0)
    if (!oldest || !hasOlder) return
    this.patch({ older: 'loading' })
    try {
      const window = { before: oldest.id, per_page: PER_PAGE }
      const { messages: page } = await this.#options.api.messages(this.chatId, window)
      this.patch({
        older: 'idle',
        messages: mergeMessages(this.snapshot().messages, page.data),
        hasOlder: page.next_page_url !== null,
      })
    } catch {
      this.patch({ older: 'failed' })
    }
  }

  /** Loads back to a message; false where it is not there. */
  async reach(messageId: number): Promise<boolean> {
    for (let page = 0; page < MOST_SEARCHED_PAGES; page++) {
      const { messages, hasOlder, older } = this.snapshot()
      if (messages.some(({ id }) => id === messageId)) return true
      if (!hasOlder || older === 'failed' || messages[0]?.id < messageId) return false
      await this.loadOlder()
    }
    return false
  }

  /**
   * Takes in a message that just came.
   *
   * @param isSeen whether the reader looks at the end of the conversation
   */
  async receive(message: Message, isSeen: boolean): Promise<void> {
    const { status, messages, unreadAfter } = this.snapshot()
    if (status === 'failed') return
    if (status === 'loading' || isGapBefore(messages, message)) return this.refresh()
    const isOwn = message.user_id === this.#options.userId
    if (isOwn) this.patch({ unreadAfter: null })
    else if (!isSeen && unreadAfter === null) this.patch({ unreadAfter: lastId(messages) })
    this.patch({ messages: mergeMessages(messages, [await this.#whole(message)]) })
  }

  /** Takes in another version of a message: edited, deleted, reacted to, with its links looked at. */
  async change(message: Message): Promise<void> {
    const whole = await this.#whole(message)
    this.patch({ messages: replaceMessage(this.snapshot().messages, whole) })
    this.#options.onChange(whole)
  }

  noteRead({ user_id: userId, message_id: messageId }: ReadPosition): void {
    if (userId === this.#options.userId) return
    const others = this.snapshot().reads.filter((read) => read.user_id !== userId)
    this.patch({ reads: [...others, { user_id: userId, message_id: messageId }] })
  }

  /** Tells the server that the reader has seen the newest message; once for each. */
  async markRead(): Promise<void> {
    const newest = lastId(this.snapshot().messages)
    if (newest <= this.#readId) return
    const before = this.#readId
    this.#readId = newest
    try {
      const { count } = await this.#options.api.read(this.chatId, newest)
      this.#options.onCount(count)
    } catch {
      this.#readId = before
    }
  }

  forgetUnreadLine(): void {
    this.patch({ unreadAfter: null })
  }

  /** @throws CallFailure */
  async edit(id: number, content: string): Promise<void> {
    const { message } = await this.#options.api.edit(id, content)
    await this.change(message)
  }

  /** @throws CallFailure */
  async remove(id: number): Promise<void> {
    const { message } = await this.#options.api.deleteMessage(id)
    await this.change(message)
  }

  /** @throws CallFailure */
  async react(id: number, emoji: string): Promise<void> {
    const { message } = await this.#options.api.react(id, emoji)
    await this.change(message)
  }

  async #readUntilFresh(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      await this.#read()
    }
  }

  async #read(): Promise<void> {
    try {
      const { chat } = await this.#options.api.show(this.chatId)
      const newest = chat.messages.toReversed()
      if (this.snapshot().status === 'ready') await this.#catchUp(newest)
      else this.#begin(chat, newest)
      this.#readId = Math.max(this.#readId, chat.read_message_id)
      this.patch({ reads: chat.reads })
      this.#options.onChat(chat)
    } catch (error) {
      if (this.snapshot().status === 'ready') return
      this.patch({ status: 'failed', failure: sentenceOf(error) })
    }
  }

  #begin(chat: Chat, newest: MessageLog): void {
    this.patch({
      status: 'ready',
      failure: null,
      messages: newest,
      hasOlder: newest.length >= SHOWN_FIRST,
      unreadAfter: chat.unread_count > 0 ? chat.read_message_id : null,
    })
  }

  /** Fills the gap between what is here and the newest, page by page; a very long one is not filled. */
  async #catchUp(newest: MessageLog): Promise<void> {
    let { messages } = this.snapshot()
    for (let page = 0; !isContinuous(messages, newest); page++) {
      if (page === MOST_MISSED_PAGES) {
        const since = this.snapshot().messages.filter(({ id }) => id > lastId(newest))
        const hasOlder = newest.length >= SHOWN_FIRST
        return this.patch({ messages: mergeMessages(newest, since), hasOlder })
      }
      const window = { after: lastId(messages), per_page: PER_PAGE }
      const { messages: missed } = await this.#options.api.messages(this.chatId, window)
      if (!missed.data.length) break
      messages = mergeMessages(messages, missed.data)
    }
    const merged = mergeMessages(this.snapshot().messages, messages)
    this.patch({ messages: mergeMessages(merged, newest) })
  }

  /** An event carries only the beginning of a long message; the call for it has the rest. */
  async #whole(message: Message): Promise<Message> {
    if (!message.is_partial) return message
    try {
      return (await this.#options.api.message(message.id)).message
    } catch {
      return message
    }
  }
}
