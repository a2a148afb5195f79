import { findMessage } from '#app/chats/messages/queries/find_message'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'

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
