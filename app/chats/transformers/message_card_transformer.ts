import { BaseTransformer } from '@adonisjs/core/transformers'
import type { MessageCard } from '#app/chats/registry/message_cards'
import ImageTransformer from '#app/media/transformers/image_transformer'

export default class MessageCardTransformer extends BaseTransformer<MessageCard> {
  toObject() {
    const { title, url, image, details, state } = this.resource
    return { title, url, image: image && new ImageTransformer(image).toObject(), details, state }
  }
}
