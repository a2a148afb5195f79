import { findMessage } from '#app/chats/queries/find_message'
import { defineReportable } from '#app/moderation/reportable_registry'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'

/** A message is kept as it was read, so that deleting it does not do away with what was done. */
defineReportable('message', async (reporter, id, trx) => {
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
})
