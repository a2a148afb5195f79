import { ChangeClock } from '#app/kit/calls/change_clock'
import { Store } from '#app/kit/hooks/store'
import { FOLDERS } from '#app/chats/chat_options'
import type { ChatApi } from '#app/chats/ui/chat_api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import type { Chat, Folder, Message } from '#app/chats/ui/chat_types'

type ListApi = Pick<ChatApi, 'list' | 'show'>

export interface FolderState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  hasMore: boolean
  /** an error message */
  failure: string | null
}

export interface ChatListState {
  chats: ReadonlyMap<number, Chat>
  folders: Readonly<Record<Folder, FolderState>>
}

export interface MessageNews {
  chat_id: number
  message: Message
  unread_count?: number
  folder?: Folder | null
}

const PER_PAGE = 20
const UNKNOWN: FolderState = { status: 'idle', hasMore: false, failure: null }

/** All loaded chats of the four folders, kept up to date by events. */
export class ChatList extends Store<ChatListState> {
  readonly #api: ListApi
  /** of chats by id, and of the first pages of folders */
  readonly #clock = new ChangeClock<number | Folder>()

  constructor(api: ListApi) {
    super({
      chats: new Map(),
      folders: { chats: UNKNOWN, muted: UNKNOWN, blocked: UNKNOWN, requested: UNKNOWN },
    })
    this.#api = api
  }

  /** Takes the first page from the page props. */
  seed(folder: Folder, chats: readonly Chat[], hasMore: boolean): void {
    const isLonger = chatsIn(this.snapshot(), folder).length > chats.length
    this.take(chats)
    this.#setFolder(folder, {
      status: 'ready',
      hasMore: isLonger ? this.snapshot().folders[folder].hasMore : hasMore,
      failure: null,
    })
  }

  async open(folder: Folder): Promise<void> {
    const { status } = this.snapshot().folders[folder]
    if (status === 'idle' || status === 'failed') await this.#load(folder, 1)
  }

  /** Reloads the first page of every open folder after events may have been missed. */
  async refresh(): Promise<void> {
    const opened = FOLDERS.filter((folder) => this.snapshot().folders[folder].status !== 'idle')
    await Promise.all(opened.map((folder) => this.#load(folder, 1)))
  }

  /** Overlaps with the last page, because the order may have changed. */
  async loadMore(folder: Folder): Promise<void> {
    const { hasMore, status } = this.snapshot().folders[folder]
    if (!hasMore || status === 'loading') return
    const known = chatsIn(this.snapshot(), folder).length
    await this.#load(folder, Math.floor(known / PER_PAGE) + 1)
  }

  /** Takes chats as they are now. One without a folder was removed. */
  take(chats: readonly Chat[]): void {
    for (const { id } of chats) this.#clock.note(id)
    this.#put(chats)
  }

  remove(id: number): void {
    this.#clock.note(id)
    this.#drop(new Set([id]))
  }

  async find(id: number): Promise<Chat | null> {
    const known = this.snapshot().chats.get(id)
    if (known) return known
    const askedAt = this.moment()
    const { chat } = await this.#api.show(id)
    this.takeAnswer(askedAt, chat)
    return this.snapshot().chats.get(id) ?? chat
  }

  /** Marks when a question was asked, for `takeAnswer`. */
  moment(): number {
    return this.#clock.ask()
  }

  /** Takes a chat as the server saw it, unless it has changed since `askedAt`; false then. */
  takeAnswer(askedAt: number, chat: Chat): boolean {
    if (!this.#clock.admits(askedAt, chat.id)) return false
    this.#put([chat])
    return true
  }

  /** Takes the chat that a change answers with, or asks for it anew. */
  async takeFrom<Answer extends { chat: Chat }>(change: () => Promise<Answer>): Promise<Answer> {
    const askedAt = this.moment()
    const answer = await change()
    if (this.#clock.settles(askedAt, answer.chat.id)) this.#put([answer.chat])
    else void this.renew(answer.chat.id)
    return answer
  }

  /**
   * Moves the chat of a new message to the top.
   * @param isSeen whether it is on screen
   */
  async noteMessage(news: MessageNews, isSeen: boolean): Promise<void> {
    const { chat_id: id, message, unread_count: unreadCount } = news
    const chat = this.snapshot().chats.get(id)
    if (!chat || (news.folder && news.folder !== chat.folder)) return this.renew(id)
    if (message.id < (chat.last_message?.id ?? 0)) return
    this.take([
      {
        ...chat,
        last_message: message,
        last_message_at: message.created_at,
        unread_count: isSeen ? 0 : (unreadCount ?? chat.unread_count),
      },
    ])
  }

  /** The last message was edited or deleted. */
  noteChange(message: Message): void {
    const chat = this.snapshot().chats.get(message.chat_id)
    if (chat?.last_message?.id === message.id) this.take([{ ...chat, last_message: message }])
  }

  /** All that was there at `askedAt` was read; what came since may not be. */
  noteRead(id: number, askedAt: number): void {
    const chat = this.snapshot().chats.get(id)
    if (!chat || chat.unread_count === 0) return
    if (this.#clock.isLate(askedAt, id)) void this.renew(id)
    else this.take([{ ...chat, unread_count: 0 }])
  }

  /** Fetches a chat anew; again if it changed meanwhile. */
  async renew(id: number): Promise<void> {
    try {
      const answer = await this.#clock.fresh(id, () => this.#api.show(id))
      if (answer) this.#put([answer.chat])
    } catch {
      /* gone again, or the next refresh brings it */
    }
  }

  async #load(folder: Folder, page: number): Promise<void> {
    this.#setFolder(folder, { status: 'loading' })
    const askedAt = this.moment()
    try {
      const { chats } = await this.#api.list(folder, page)
      if (page === 1 && !this.#clock.admits(askedAt, folder)) return
      if (page === 1) this.#dropGone(folder, chats.data, askedAt)
      this.#put(chats.data.filter(({ id }) => this.#clock.admits(askedAt, id)))
      const hasMore = chats.next_page_url !== null
      this.#setFolder(folder, { status: 'ready', hasMore, failure: null })
    } catch (error) {
      if (this.#clock.isLate(askedAt, folder)) return
      this.#setFolder(folder, { status: 'failed', failure: sentenceOf(error) })
    }
  }

  /** Chats missing from the newest page have left the folder. */
  #dropGone(folder: Folder, newest: readonly Chat[], askedAt: number): void {
    const ids = new Set(newest.map(({ id }) => id))
    const oldest = newest.at(-1)
    const isWithin = (chat: Chat) => !oldest || newest.length < PER_PAGE || isBefore(chat, oldest)
    const gone = chatsIn(this.snapshot(), folder).filter(
      (chat) => !ids.has(chat.id) && isWithin(chat) && this.#clock.admits(askedAt, chat.id)
    )
    this.#drop(new Set(gone.map(({ id }) => id)))
  }

  #put(chats: readonly Chat[]): void {
    const known = new Map(this.snapshot().chats)
    for (const chat of chats) {
      if (chat.folder === null) known.delete(chat.id)
      else known.set(chat.id, chat)
    }
    this.patch({ chats: known })
  }

  #drop(ids: ReadonlySet<number>): void {
    const kept = [...this.snapshot().chats].filter(([id]) => !ids.has(id))
    this.patch({ chats: new Map(kept) })
  }

  #setFolder(folder: Folder, change: Partial<FolderState>): void {
    const { folders } = this.snapshot()
    this.patch({ folders: { ...folders, [folder]: { ...folders[folder], ...change } } })
  }
}

/** Newest message first. */
export function chatsIn({ chats }: ChatListState, folder: Folder): Chat[] {
  return [...chats.values()]
    .filter((chat) => chat.folder === folder)
    .sort((a, b) => (isBefore(a, b) ? -1 : 1))
}

function isBefore(a: Chat, b: Chat): boolean {
  const [timeA, timeB] = [timeOf(a), timeOf(b)]
  return timeA === timeB ? a.id > b.id : timeA > timeB
}

function timeOf({ last_message_at: lastMessageAt, created_at: createdAt }: Chat): string {
  return lastMessageAt ?? createdAt
}
