import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CardReference, MessageCard } from '#app/chats/messages/message_cards'
import ImageTransformer from '#app/media/image_transformer'

export default class MessageCardTransformer extends BaseTransformer<MessageCard> {
  toObject({ of, id }: CardReference) {
    const { title, url, image, details, state } = this.resource
    const picture = image && new ImageTransformer(image).toObject()
    return { of, id, title, url, image: picture, details, state }
  }
}
