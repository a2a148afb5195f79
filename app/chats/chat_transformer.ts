import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import type { ChatView } from '#app/chats/list_chat_views'
import type { MessageView } from '#app/chats/messages/list_message_views'
import MessageTransformer from './messages/message_transformer.js'

export default class ChatTransformer extends BaseTransformer<ChatView> {
  constructor(
    view: ChatView,
    private readonly messages: MessageView[] = []
  ) {
    super(view)
  }

  toObject() {
    const {
      chat,
      member,
      mutedByOther,
      users,
      isAccepted,
      leftUserIds,
      lastMessage,
      market,
      reads,
    } = this.resource
    const shown = (message: MessageView) =>
      new MessageTransformer(message, member.clearedMessageId).toObject()
    const lastMessageAt = lastMessage?.message.createdAt ?? null
    return {
      id: chat.id,
      type: chat.type,
      name: chat.name,
      description: chat.description,
      users: users.map((user) => new UserCardTransformer(user).toObject()),
      accepted: isAccepted,
      created_by_user_id: chat.createdByUserId,
      last_message: lastMessage ? shown(lastMessage) : null,
      last_message_at: lastMessageAt?.toUTC().toISO() ?? null,
      created_at: chat.createdAt.toUTC().toISO()!,
      messages: this.messages.map(shown),
      unread_count: member.unreadIn(chat),
      chat_settings: [
        { user_id: member.userId, is_muted: member.isMuted, is_blocked: member.isBlocked },
        // Never reveals a block.
        ...mutedByOther.map(({ userId, isMuted }) => ({
          user_id: userId,
          is_muted: isMuted,
          is_blocked: false,
        })),
      ],
      left_by_users: leftUserIds,
      folder: member.folder,
      role: member.role,
      members_count: chat.membersCount,
      slow_mode_seconds: chat.slowModeSeconds,
      property_id: chat.propertyId,
      market: market ? { id: market.id, name: market.name } : null,
      read_message_id: member.readMessageId,
      reads: reads.map(({ userId, messageId }) => ({ user_id: userId, message_id: messageId })),
    }
  }
}
