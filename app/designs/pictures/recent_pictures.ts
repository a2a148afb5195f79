import type Design from '#app/designs/models/design'
import type { PictureKind, SharedWidth } from './picture_kind.js'
import { renderPicture } from './render_picture.js'

const MOST_KEPT = 48

/**
 * Pictures of shared designs, rendered once for the many who follow a link at
 * the same time. The newest few are kept, some MB in all.
 */
class RecentPictures {
  readonly #kept = new Map<string, Promise<Buffer>>()

  /** @throws HttpError 404 */
  get(design: Design, kind: PictureKind, width: SharedWidth | null): Promise<Buffer> {
    const key = `${design.id} ${design.run} ${kind} ${width}`
    const picture = this.#kept.get(key) ?? renderPicture(design, kind, width)
    this.#kept.delete(key)
    this.#kept.set(key, picture)
    picture.catch(() => this.#kept.delete(key))
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
    return picture
  }
}

export const recentPictures = new RecentPictures()
