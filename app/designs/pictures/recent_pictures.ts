import type Design from '#app/designs/models/design'
import type { PictureKind, SharedWidth } from './picture_kind.js'
import { renderPicture } from './render_picture.js'
import { sourcesOf } from './sources.js'

const MOST_KEPT = 48

/**
 * Pictures of shared designs, rendered once for the many who follow a link at
 * the same time. The newest few are kept, some MB in all.
 */
class RecentPictures {
  readonly #kept = new Map<string, Promise<Buffer>>()

  /** @throws HttpError 404 */
  async get(design: Design, kind: PictureKind, width: SharedWidth | null): Promise<Buffer> {
    const tag = pictureTag(design, kind, width)
    const picture = this.#kept.get(tag) ?? renderPicture(design, kind, width)
    this.#kept.delete(tag)
    this.#kept.set(tag, picture)
    picture.catch(() => this.#kept.delete(tag))
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
    return picture
  }
}

export const recentPictures = new RecentPictures()

/**
 * What tells a rendered picture from every other one: another source is
 * another picture, and without one there is none.
 *
 * @throws HttpError 404
 */
export function pictureTag(design: Design, kind: PictureKind, width: SharedWidth | null): string {
  const sources = sourcesOf(design, kind).map(({ id }) => id)
  return [design.id, kind, ...sources, width ?? 'full'].join('-')
}
