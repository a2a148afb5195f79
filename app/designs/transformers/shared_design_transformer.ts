import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/transformers/user_card_transformer'
import { allWishes } from '#app/designs/all_wishes'
import type Design from '#app/designs/models/design'
import { SHARED_WIDTHS } from '#app/designs/pictures/picture_kind'
import { labelsOf } from '#app/designs/looks/labels_of'
import type Image from '#app/media/models/image'

/** A design as everybody gets it who has its link: no more than its owner chose to show. */
export default class SharedDesignTransformer extends BaseTransformer<Design> {
  toObject() {
    const { shareToken, shareCompares, shareTellsPrompt, options, engine } = this.resource
    const { originalImage, image, highResImage, createdAt, isPublic } = this.resource
    return {
      token: shareToken,
      compares: shareCompares && originalImage !== null,
      result: this.#picture('result', highResImage ?? image),
      original: this.#picture('original', originalImage),
      look: shareTellsPrompt || isPublic ? labelsOf(options) : [],
      wish: shareTellsPrompt ? allWishes(this.resource) : null,
      engine,
      public: isPublic ? this.#public() : null,
      created_at: createdAt.toUTC().toISO()!,
    }
  }

  /** What everybody may know of a design that is shown among the others; needs `owner`. */
  #public() {
    const { id, owner, isFeatured } = this.resource
    return { id, author: new UserCardTransformer(owner).toObject(), is_featured: isFeatured }
  }

  /** The address that the link opens, never that of the stored picture. */
  #picture(kind: 'result' | 'original', image: Image | null) {
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
