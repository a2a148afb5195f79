import db from '@adonisjs/lucid/services/db'
import ImageContent from '#app/media/models/image_content'

const KEPT_MS = 60_000
const MOST_KEPT = 5_000

interface Kept {
  content: ImageContent
  until: number
}

/**
 * The contents that everybody may see, by hash. A finished one is remembered
 * for a minute, so that the pictures of a busy page cost one query each and
 * not one a view; after its deletion there are no files to be served from it.
 */
class PublicContents {
  readonly #kept = new Map<string, Kept>()

  /** @returns the content; `private` where there are private images of it only; null without any */
  async find(hash: string): Promise<ImageContent | 'private' | null> {
    const kept = this.#kept.get(hash)
    if (kept && kept.until > Date.now()) return kept.content
    this.#kept.delete(hash)
    return this.#look(hash)
  }

  async #look(hash: string): Promise<ImageContent | 'private' | null> {
    const images = await db
      .from('images')
      .where('content_hash', hash)
      .select(db.raw('not bool_and(is_private) as is_public'))
      .first()
    if (images.is_public === null) return null
    if (!images.is_public) return 'private'
    const content = await ImageContent.find(hash)
    if (content?.status === 'ready') this.#keep(content)
    return content
  }

  #keep(content: ImageContent): void {
    this.#kept.set(content.hash, { content, until: Date.now() + KEPT_MS })
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
  }
}

export const publicContents = new PublicContents()
