import { cutShort } from '#app/kit/display/cut_short'
import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import type Message from '#app/chats/messages/message'
import type { StoredAttachment } from '#app/chats/messages/message'
import { maySendDesign } from '#app/chats/chat_policy'
import type { MessageView } from '#app/chats/messages/list_message_views'
import { cardKey } from '#app/chats/messages/message_cards'
import MessageCardTransformer from '#app/chats/messages/message_card_transformer'
import DesignCardTransformer from '#app/designs/collection/design_card_transformer'
import ImageTransformer from '#app/media/image_transformer'
import { propertyCard } from '#app/properties/property_transformer'
import SpotCardTransformer from '#app/spots/spot_card_transformer'
import VideoTransformer from '#app/videos/video_transformer'

const MAX_EXCERPT_CHARACTERS = 160

/** A message as one reader sees it; deleted or cleared ones keep their place without content. */
export default class MessageTransformer extends BaseTransformer<MessageView> {
  constructor(
    view: MessageView,
    private readonly clearedMessageId: number
  ) {
    super(view)
  }

  toObject() {
    const { message, user, replyTo, reactions } = this.resource
    return {
      id: message.id,
      chat_id: message.chatId,
      user_id: message.userId,
      user: user ? new UserCardTransformer(user).toObject() : null,
      previous_id: message.previousId,
      type: message.type,
      content: message.content,
      client_id: message.clientId,
      reply_to: replyTo
        ? { ...this.#excerptOf(replyTo.message), user_name: replyTo.user?.name ?? null }
        : null,
      reactions: reactions.map(({ emoji, userIds }) => ({ emoji, user_ids: userIds })),
      attachments: message.isDeleted
        ? []
        : message.attachments.flatMap((attachment) => this.#attachment(attachment) ?? []),
      /** whether an event carries only part of it */
      is_partial: false,
      edited_at: message.editedAt?.toUTC().toISO() ?? null,
      deleted_at: message.deletedAt?.toUTC().toISO() ?? null,
      created_at: message.createdAt.toUTC().toISO()!,
    }
  }

  #excerptOf(message: Message) {
    const isGone = message.id <= this.clearedMessageId
    return {
      id: message.id,
      user_id: message.userId,
      type: message.type,
      excerpt: isGone ? '' : cutShort(message.content, MAX_EXCERPT_CHARACTERS),
      deleted_at: message.deletedAt?.toUTC().toISO() ?? null,
    }
  }

  #attachment(attachment: StoredAttachment) {
    const { message, images, videos, properties, spots, designs, cards } = this.resource
    switch (attachment.kind) {
      case 'image': {
        const image = images.get(attachment.id)
        return image && { kind: 'image' as const, image: new ImageTransformer(image).toObject() }
      }
      case 'video': {
        const video = videos.get(attachment.id)
        const card = video ? new VideoTransformer(video).toObject() : null
        return { kind: 'video' as const, video: card }
      }
      case 'property': {
        const property = properties.get(attachment.id)
        const card = property ? propertyCard(property) : null
        return { kind: 'property' as const, property: card }
      }
      case 'spot': {
        const spot = spots.get(attachment.id)
        const card = spot ? new SpotCardTransformer(spot).toObject() : null
        return { kind: 'spot' as const, spot: card }
      }
      case 'design': {
        const design = designs.get(attachment.id)
        const isSeen = design && maySendDesign(design, message.userId)
        const card = isSeen ? new DesignCardTransformer(design).toObject() : null
        return { kind: 'design' as const, design: card }
      }
      case 'card': {
        const card = cards.get(cardKey(attachment))
        const shown = card ? new MessageCardTransformer(card).toObject(attachment) : null
        return { kind: 'card' as const, card: shown }
      }
      case 'link':
        return attachment
    }
  }
}
