import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { combinedWishes } from '#app/designs/looks/look_of'
import type { PicturedDesign } from '#app/designs/design_pictures'
import { SHARED_WIDTHS } from '#app/designs/pictures/picture_kind'
import { wholeOptions } from '#app/redesign/design_options'
import { labelsOf, roomTitle } from '#app/redesign/looks/option_labels'
import type { LoadedImage } from '#app/media/image'

/** Only what its owner chose to share. */
export default class SharedDesignTransformer extends BaseTransformer<PicturedDesign> {
  toObject() {
    const { shareToken, shareCompares, shareTellsPrompt, options, engine } = this.resource
    const { originalImage, image, highResImage, createdAt, isPublic } = this.resource
    const { tellsLook } = this.resource
    return {
      token: shareToken,
      /** of its room and, unless its owner keeps that to themselves, its look */
      title: roomTitle(tellsLook ? options : wholeOptions({ roomType: options.roomType })),
      /** whether others can try its look on a room of theirs */
      tells_look: tellsLook,
      compares: shareCompares && originalImage !== null,
      result: this.#picture('result', highResImage ?? image),
      original: this.#picture('original', originalImage),
      look: tellsLook ? labelsOf(options) : [],
      wish: shareTellsPrompt ? combinedWishes(this.resource) : null,
      engine,
      public: isPublic ? this.#public() : null,
      created_at: createdAt.toUTC().toISO()!,
    }
  }

  #public() {
    const { id, owner, isFeatured } = this.resource
    return { id, author: new UserCardTransformer(owner).toObject(), is_featured: isFeatured }
  }

  /** Never reveals the stored image's URL. */
  #picture(kind: 'result' | 'original', image: LoadedImage | null) {
    if (!image) return null
    const { width, height, placeholder } = image.content
    const url = `/shared/${this.resource.shareToken}/${kind}.jpg`
    const variants = SHARED_WIDTHS.filter((narrower) => narrower < width).map((narrower) => ({
      width: narrower,
      url: `${url}?w=${narrower}`,
      type: 'image/jpeg',
    }))
    return {
      url,
      width,
      height,
      placeholder,
      variants: [...variants, { width, url, type: 'image/jpeg' }],
    }
  }
}
