import type {
  DesignCard,
  Message,
  SentPropertyCard,
  SentVideo,
  SpotCard,
} from '#app/chats/ui/chat_types'
import { StoredValues, type ValueStorage } from '#app/chats/ui/stored_values'
import type { UploadedPicture } from '#app/kit/upload/use_uploads'

/** An attachment with everything needed to show it. */
export type PendingAttachment =
  | { kind: 'image'; id: number; image: UploadedPicture }
  | { kind: 'video'; id: number; video: SentVideo }
  | { kind: 'property'; id: number; property: SentPropertyCard }
  | { kind: 'spot'; id: number; spot: SpotCard }
  | { kind: 'design'; id: number; design: DesignCard }

export type ReplyTo = NonNullable<Message['reply_to']>

export interface PendingMessage {
  /** makes resending idempotent */
  clientId: string
  chatId: number
  content: string
  replyTo: ReplyTo | null
  attachments: PendingAttachment[]
  /** ISO 8601 */
  createdAt: string
  /** `waiting` to retry after the server was unreachable */
  state: 'sending' | 'waiting' | 'failed'
  /** an error message */
  failure: string | null
}

/** One key per message, so that two tabs never overwrite each other. */
export class PendingStore {
  readonly #kept: StoredValues<PendingMessage>

  constructor(keeper: ValueStorage | null, userId: number) {
    this.#kept = new StoredValues(keeper, `chats.${userId}.pending.`, isPending)
  }

  /** In the order they were written. */
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

interface Subjects {
  property: SentPropertyCard | null
  spot: SpotCard | null
  design: DesignCard | null
}

export function attachmentsFrom({ property, spot, design }: Subjects): PendingAttachment[] {
  return [
    ...(property ? [{ kind: 'property' as const, id: property.id, property }] : []),
    ...(spot ? [{ kind: 'spot' as const, id: spot.id, spot }] : []),
    ...(design ? [{ kind: 'design' as const, id: design.id, design }] : []),
  ]
}
