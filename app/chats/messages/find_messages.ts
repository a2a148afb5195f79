import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import User from '#app/accounts/user'
import type ChatMember from '#app/chats/chat_member'
import { findMembership } from '#app/chats/members/find_members'
import Message from '#app/chats/messages/message'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ReportedSubject } from '#app/moderation/reportable_registry'

interface Window {
  limit: number
  offset?: number
  before?: number
  /** newer than this message, closest first */
  after?: number
}

interface MessagePage {
  messages: Message[]
  hasMore: boolean
}

export async function listMessages(
  { chatId, clearedMessageId, blockedMessageId }: ChatMember,
  { limit, offset = 0, before, after }: Window,
  client?: TransactionClientContract
): Promise<MessagePage> {
  const isCatchingUp = after !== undefined
  const query = Message.query({ client })
    .where('chat_id', chatId)
    .where('id', '>', Math.max(clearedMessageId, after ?? 0))
    .orderBy('id', isCatchingUp ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit + 1)
  if (before) query.where('id', '<', before)
  if (blockedMessageId !== null) query.where('id', '<=', blockedMessageId)
  const rows = await query
  const messages = rows.slice(0, limit)
  return {
    messages: isCatchingUp ? messages.reverse() : messages,
    hasMore: rows.length > limit,
  }
}

interface FoundMessage {
  message: Message
  member: ChatMember
}

/** @throws HttpError 404 */
export async function findMessage(
  id: number,
  userId: number,
  client?: TransactionClientContract
): Promise<FoundMessage> {
  const message = await Message.find(id, { client })
  if (!message) throw HttpError.notFound()
  const member = await findMembership(message.chatId, userId, client)
  if (!member.sees(message.id)) throw HttpError.notFound()
  return { message, member }
}

/** A snapshot of a reported message: deleting it later doesn't remove the evidence. */
export async function findReportableMessage(
  reporter: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  try {
    const { message, member } = await findMessage(id, reporter.id, trx)
    if (message.isDeleted || message.type === 'system') return null
    const author = message.userId ? await User.find(message.userId, { client: trx }) : null
    return {
      reportedUserId: message.userId,
      evidence: {
        content: message.content,
        chat: member.chat.name ?? 'Direct chat',
        author: author?.handle ?? null,
        attachments: message.attachments.map(({ kind }) => kind).join(', ') || null,
        written_at: message.createdAt.toUTC().toISO(),
      },
    }
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/** The person's own messages, chats and preferences; not what others wrote to them. */
export async function exportMessages({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: object[] }>(
    `select c.type as chat_type,
       coalesce(c.name, (select string_agg('@' || u.handle, ', ') from chat_members m
                         join users u on u.id = m.user_id
                         where m.chat_id = c.id and m.user_id <> :id)) as chat,
       s.content, s.attachments, s.created_at, s.edited_at
     from messages s join chats c on c.id = s.chat_id
     where s.user_id = :id and s.deleted_at is null order by s.id`,
    { id }
  )
  return { data: rows }
}
