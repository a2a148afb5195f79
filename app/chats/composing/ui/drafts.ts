import { Store } from '#app/kit/hooks/store'
import { StoredValues, type ValueStorage } from '#app/chats/ui/stored_values'
import type { PendingAttachment, ReplyTo } from '#app/chats/composing/ui/pending_store'

export interface MessageDraft {
  content: string
  replyTo: ReplyTo | null
  attachments: PendingAttachment[]
}

export const EMPTY_DRAFT: MessageDraft = { content: '', replyTo: null, attachments: [] }

/** One draft per chat, kept across reloads; `to.{userId}` before a chat exists. */
export class Drafts extends Store<ReadonlyMap<string, MessageDraft>> {
  readonly #kept: StoredValues<MessageDraft>
  #isClosed = false

  constructor(keeper: ValueStorage | null, userId: number) {
    const kept = new StoredValues(keeper, `chats.${userId}.draft.`, isDraft)
    super(kept.read())
    this.#kept = kept
  }

  /** Stops storing. */
  close(): void {
    this.#isClosed = true
    this.set(new Map())
  }

  get(name: string): MessageDraft {
    return this.snapshot().get(name) ?? EMPTY_DRAFT
  }

  change(name: string, change: Partial<MessageDraft>): void {
    if (this.#isClosed) return
    const draft = { ...this.get(name), ...change }
    const drafts = new Map(this.snapshot())
    if (isEmpty(draft)) {
      drafts.delete(name)
      this.#kept.remove(name)
    } else {
      drafts.set(name, draft)
      this.#kept.write(name, draft)
    }
    this.set(drafts)
  }

  clear(name: string): void {
    this.change(name, EMPTY_DRAFT)
  }
}

function isEmpty({ content, replyTo, attachments }: MessageDraft): boolean {
  return content === '' && !replyTo && attachments.length === 0
}

function isDraft(value: unknown): value is MessageDraft {
  return typeof value === 'object' && value !== null && 'content' in value && 'attachments' in value
}
