import { Kept, type Keeper } from '#app/chats/ui/state/kept'
import type { DesignCard, Message, PropertyCard } from '#app/chats/ui/state/types'
import type { UploadedPicture } from '#app/common/ui/kit/use_uploads'

/** What hangs on a message that is not sent yet, with what it takes to show it. */
export type PendingAttachment =
  | { kind: 'image'; id: number; image: UploadedPicture }
  | { kind: 'property'; id: number; property: PropertyCard }
  | { kind: 'design'; id: number; design: DesignCard }

export type ReplyTo = NonNullable<Message['reply_to']>

export interface PendingMessage {
  /** the sender's own name for it, which makes sending it again harmless */
  clientId: string
  chatId: number
  content: string
  replyTo: ReplyTo | null
  attachments: PendingAttachment[]
  /** ISO 8601 */
  createdAt: string
  /** `waiting`: the server was not reached and is tried again */
  state: 'sending' | 'waiting' | 'failed'
  /** why it was refused, as a sentence */
  failure: string | null
}

/** Keeps each message under a name of its own: two tabs do not write over each other. */
export class PendingStore {
  readonly #kept: Kept<PendingMessage>

  constructor(keeper: Keeper | null, userId: number) {
    this.#kept = new Kept(keeper, `chats.${userId}.pending.`, isPending)
  }

  /** In the order in which they were written. */
  read(): PendingMessage[] {
    const pending = [...this.#kept.read().values()]
    return pending.sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  }

  write(pending: PendingMessage): void {
    this.#kept.write(pending.clientId, pending)
  }

  remove(clientId: string): void {
    this.#kept.remove(clientId)
  }
}

function isPending(value: unknown): value is PendingMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clientId' in value &&
    'chatId' in value &&
    'content' in value &&
    'attachments' in value
  )
}
