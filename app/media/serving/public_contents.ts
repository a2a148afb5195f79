import db from '@adonisjs/lucid/services/db'
import ImageContent from '#app/media/models/image_content'

const KEPT_MS = 60_000
const MAX_ENTRIES = 5_000

interface Kept {
  content: ImageContent
  until: number
}

/** Caches finished public contents for a minute, to save queries for images of busy pages. */
class PublicContents {
  readonly #kept = new Map<string, Kept>()

  /** @returns `private` if only private images use it; null for none */
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
    if (this.#kept.size > MAX_ENTRIES) this.#kept.delete(this.#kept.keys().next().value!)
  }
}

export const publicContents = new PublicContents()
