// Long because: reading, catching up and marking as read share the state of one conversation
import { ChangeClock } from '#app/kit/calls/change_clock'
import { Store } from '#app/kit/hooks/store'
import type { ChatApi } from '#app/chats/ui/chat_api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import {
  isContinuous,
  isGapBefore,
  lastId,
  mergeMessages,
  replaceMessage,
  MessageVersions,
  type MessageLog,
} from '#app/chats/messages/ui/message_log'
import type { Chat, Message, ReadPosition } from '#app/chats/ui/chat_types'

type ThreadApi = Pick<
  ChatApi,
  'show' | 'messages' | 'message' | 'read' | 'edit' | 'deleteMessage' | 'react'
>

export interface ThreadState {
  status: 'loading' | 'ready' | 'failed'
  /** an error message */
  failure: string | null
  messages: MessageLog
  hasOlder: boolean
  older: 'idle' | 'loading' | 'failed'
  /** read positions of people who send receipts */
  reads: readonly ReadPosition[]
  /** where the unread line goes; null if nothing was new */
  unreadAfter: number | null
}

interface ThreadOptions {
  chatId: number
  userId: number
  api: ThreadApi
  /** the moment of a question, handed back with its answer */
  moment: () => number
  onChat: (chat: Chat, askedAt: number) => void
  onChange: (message: Message) => void
  /** the newest messages are being reported as read, asked at this moment */
  onReading: (reading: Promise<{ count: number }>, askedAt: number) => void
}

const SHOWN_FIRST = 20
const PER_PAGE = 50
/** After a longer gap the thread restarts at the end. */
const MAX_MISSED_PAGES = 4
/** How far back a link to a message may reach. */
const MAX_SEARCHED_PAGES = 40

/** The loaded part of a conversation, never with a gap. */
export class Thread extends Store<ThreadState> {
  readonly #options: ThreadOptions
  #reading: Promise<void> | null = null
  #older: Promise<void> | undefined
  /** an event arrived during a request whose response may lack it */
  #isStale = false
  #readId = 0
  readonly #versions: MessageVersions
  /** of read positions, by person */
  readonly #reads = new ChangeClock<number>()

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
    this.#versions = new MessageVersions(options.api, (message) => this.#show(message))
  }

  get chatId(): number {
    return this.#options.chatId
  }

  /** Fetches the chat, its newest messages and everything in between. */
  refresh = (): Promise<void> => {
    this.#isStale = true
    this.#reading ??= this.#readUntilFresh().finally(() => (this.#reading = null))
    return this.#reading
  }

  retry(): Promise<void> {
    this.patch({ status: 'loading', failure: null })
    return this.refresh()
  }

  /** Loads the previous page; concurrent calls share one request. */
  loadOlder(): Promise<void> {
    this.#older ??= this.#loadOlder().finally(() => (this.#older = undefined))
    return this.#older
  }

  async #loadOlder(): Promise<void> {
    const { messages, hasOlder } = this.snapshot()
    const oldest = messages.at(0)
    if (!oldest || !hasOlder) return
    this.patch({ older: 'loading' })
    const askedAt = this.#versions.ask()
    try {
      const window = { before: oldest.id, per_page: PER_PAGE }
      const { messages: page } = await this.#options.api.messages(this.chatId, window)
      this.patch({
        older: 'idle',
        messages: this.#merged(page.data, askedAt),
        hasOlder: page.next_page_url !== null,
      })
    } catch {
      this.patch({ older: 'failed' })
    }
  }

  /** Loads back to a message; false if it is missing. */
  async reach(messageId: number): Promise<boolean> {
    for (let page = 0; page < MAX_SEARCHED_PAGES; page++) {
      const { messages, hasOlder, older } = this.snapshot()
      if (messages.some(({ id }) => id === messageId)) return true
      if (!hasOlder || older === 'failed' || messages[0]?.id < messageId) return false
      await this.loadOlder()
    }
    return false
  }

  /**
   * Adds a new message.
   * @param isSeen whether the reader is at the end of the conversation
   */
  async receive(message: Message, isSeen: boolean): Promise<void> {
    const { status, messages, unreadAfter } = this.snapshot()
    if (status === 'failed' || messages.some(({ id }) => id === message.id)) return
    if (status === 'loading' || isGapBefore(messages, message)) return this.refresh()
    const isOwn = message.user_id === this.#options.userId
    if (isOwn) this.patch({ unreadAfter: null })
    else if (!isSeen && unreadAfter === null) this.patch({ unreadAfter: lastId(messages) })
    const askedAt = this.#versions.ask()
    const whole = await this.#versions.whole(message)
    this.patch({ messages: this.#merged([whole], askedAt) })
  }

  /** Replaces a message that was edited, deleted, reacted to or got link previews. */
  async change(message: Message): Promise<void> {
    this.#show(await this.#versions.changed(message))
  }

  noteRead(read: ReadPosition): void {
    const { user_id: userId, message_id: messageId } = read
    if (userId === this.#options.userId) return
    const others = this.snapshot().reads.filter(({ user_id: id }) => id !== userId)
    const known = this.snapshot().reads.find(({ user_id: id }) => id === userId)
    if (known && known.message_id >= messageId) return
    this.#reads.note(userId)
    this.patch({ reads: [...others, read] })
  }

  /** Reports each newest message once. */
  async markRead(): Promise<void> {
    const newest = lastId(this.snapshot().messages)
    if (newest <= this.#readId) return
    const before = this.#readId
    this.#readId = newest
    try {
      const askedAt = this.#options.moment()
      const reading = this.#options.api.read(this.chatId, newest)
      this.#options.onReading(reading, askedAt)
      await reading
    } catch {
      this.#readId = before
    }
  }

  forgetUnreadLine(): void {
    this.patch({ unreadAfter: null })
  }

  /** @throws CallFailure */
  async edit(id: number, content: string): Promise<void> {
    this.#show(await this.#versions.newest(() => this.#options.api.edit(id, content)))
  }

  /** @throws CallFailure */
  async remove(id: number): Promise<void> {
    this.#show(await this.#versions.newest(() => this.#options.api.deleteMessage(id)))
  }

  /** @throws CallFailure */
  async react(id: number, emoji: string): Promise<void> {
    this.#show(await this.#versions.newest(() => this.#options.api.react(id, emoji)))
  }

  async #readUntilFresh(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      await this.#read()
    }
  }

  async #read(): Promise<void> {
    const askedAt = this.#options.moment()
    const versionsAt = this.#versions.ask()
    const readsAt = this.#reads.ask()
    try {
      const { chat } = await this.#options.api.show(this.chatId)
      const newest = chat.messages.toReversed()
      if (this.snapshot().status === 'ready') await this.#catchUp(newest, versionsAt)
      else this.#begin(chat, newest, versionsAt)
      this.#readId = Math.max(this.#readId, chat.read_message_id)
      this.patch({ reads: this.#latestReads(chat.reads, readsAt) })
      this.#options.onChat(chat, askedAt)
    } catch (error) {
      if (this.snapshot().status === 'ready') return
      this.patch({ status: 'failed', failure: sentenceOf(error) })
    }
  }

  #begin(chat: Chat, newest: MessageLog, askedAt: number): void {
    this.patch({
      status: 'ready',
      failure: null,
      messages: this.#merged(newest, askedAt),
      hasOlder: newest.length >= SHOWN_FIRST,
      unreadAfter: chat.unread_count > 0 ? chat.read_message_id : null,
    })
  }

  /** Fills the gap up to the newest message page by page, unless it is very long. */
  async #catchUp(newest: MessageLog, askedAt: number): Promise<void> {
    const missed: Message[] = []
    let end = this.snapshot().messages
    for (let page = 0; !isContinuous(end, newest); page++) {
      if (page === MAX_MISSED_PAGES) {
        const messages = this.#merged(newest, askedAt).filter(({ id }) => id >= newest[0].id)
        return this.patch({ messages, hasOlder: newest.length >= SHOWN_FIRST })
      }
      const window = { after: lastId(end), per_page: PER_PAGE }
      const { messages } = await this.#options.api.messages(this.chatId, window)
      if (!messages.data.length) break
      end = mergeMessages([], messages.data)
      missed.push(...end)
    }
    this.patch({ messages: this.#merged([...missed, ...newest], askedAt) })
  }

  #merged(answered: readonly Message[], askedAt: number): MessageLog {
    return this.#versions.merge(this.snapshot().messages, answered, askedAt)
  }

  #show(message: Message | null): void {
    if (!message) return
    this.patch({ messages: replaceMessage(this.snapshot().messages, message) })
    this.#options.onChange(message)
  }

  /** The answer's read positions, except of people who have read on since. */
  #latestReads(answered: readonly ReadPosition[], askedAt: number): ReadPosition[] {
    const isLate = ({ user_id: userId }: ReadPosition) => this.#reads.isLate(askedAt, userId)
    return [...answered.filter((read) => !isLate(read)), ...this.snapshot().reads.filter(isLate)]
  }
}
