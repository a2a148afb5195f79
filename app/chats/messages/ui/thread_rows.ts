import { dayKey } from '#app/chats/ui/chat_time'
import type { PendingMessage } from '#app/chats/composing/ui/pending_store'
import type { Message } from '#app/chats/ui/chat_types'

/** Position within a group of messages by one person. */
export interface Grouping {
  isFirst: boolean
  isLast: boolean
}

export type ThreadRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | ({ kind: 'message'; key: string; message: Message } & Grouping)
  | ({ kind: 'pending'; key: string; pending: PendingMessage } & Grouping)

interface RowsOptions {
  messages: readonly Message[]
  pending: readonly PendingMessage[]
  userId: number
  /** the unread line comes before the first message after this one */
  unreadAfter: number | null
  timeZone: string | undefined
}

/** Messages of one person within this time form a group. */
const TOGETHER_MS = 5 * 60 * 1000

/** The rows of a conversation: days, the unread line, messages and pending ones. */
export function threadRows(options: RowsOptions): ThreadRow[] {
  const { messages, pending, userId, unreadAfter, timeZone } = options
  const rows: ThreadRow[] = []
  let day = ''
  let isLineDrawn = unreadAfter === null

  const beginDay = (at: string) => {
    const key = dayKey(new Date(at), timeZone)
    if (key !== day) rows.push({ kind: 'day', key: `day-${key}`, at })
    day = key
  }

  for (const message of messages) {
    beginDay(message.created_at)
    if (!isLineDrawn && message.id > (unreadAfter ?? 0) && message.user_id !== userId) {
      rows.push({ kind: 'unread', key: 'unread' })
      isLineDrawn = true
    }
    const key = keyOf(message, userId)
    rows.push({ kind: 'message', key, message, isFirst: true, isLast: true })
  }
  for (const each of pending) {
    beginDay(each.createdAt)
    rows.push({ kind: 'pending', key: each.clientId, pending: each, isFirst: true, isLast: true })
  }
  return joined(rows, userId)
}

/** Whether anyone has written yet; system messages do not count. */
export function hasMessages(rows: readonly ThreadRow[]): boolean {
  return rows.some(
    (row) => row.kind === 'pending' || (row.kind === 'message' && row.message.type !== 'system')
  )
}

/** An own message keeps its client id as its key, so that its row survives being sent. */
function keyOf({ id, client_id: clientId, user_id: author }: Message, userId: number): string {
  return author === userId && clientId ? clientId : `message-${id}`
}

function joined(rows: ThreadRow[], userId: number): ThreadRow[] {
  return rows.map((row, index) => {
    if (row.kind !== 'message' && row.kind !== 'pending') return row
    return {
      ...row,
      isFirst: !areTogether(rows[index - 1], row, userId),
      isLast: !areTogether(row, rows[index + 1], userId),
    }
  })
}

function areTogether(a: ThreadRow | undefined, b: ThreadRow | undefined, userId: number): boolean {
  const [one, other] = [authorship(a, userId), authorship(b, userId)]
  if (!one || !other || one.author !== other.author) return false
  return other.time - one.time < TOGETHER_MS
}

function authorship(row: ThreadRow | undefined, userId: number) {
  if (row?.kind === 'pending') return { author: userId, time: Date.parse(row.pending.createdAt) }
  if (row?.kind !== 'message' || row.message.type === 'system') return null
  return { author: row.message.user_id, time: Date.parse(row.message.created_at) }
}
