import { Store } from '#app/common/ui/store'
import { Kept, type Keeper } from '#app/chats/ui/state/kept'
import type { PendingAttachment, ReplyTo } from '#app/chats/ui/state/pending_store'

/** What is typed into a composer and not sent. */
export interface Draft {
  content: string
  replyTo: ReplyTo | null
  attachments: PendingAttachment[]
}

export const EMPTY_DRAFT: Draft = { content: '', replyTo: null, attachments: [] }

/** One draft a chat, kept over a reload; `to.{userId}` for a chat that there is not yet. */
export class Drafts extends Store<ReadonlyMap<string, Draft>> {
  readonly #kept: Kept<Draft>

  constructor(keeper: Keeper | null, userId: number) {
    const kept = new Kept(keeper, `chats.${userId}.draft.`, isDraft)
    super(kept.read())
    this.#kept = kept
  }

  get(name: string): Draft {
    return this.snapshot().get(name) ?? EMPTY_DRAFT
  }

  change(name: string, change: Partial<Draft>): void {
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

function isEmpty({ content, replyTo, attachments }: Draft): boolean {
  return content === '' && !replyTo && attachments.length === 0
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'content' in value && 'attachments' in value
}
