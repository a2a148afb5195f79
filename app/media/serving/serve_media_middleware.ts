import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import db from '@adonisjs/lucid/services/db'
import { LRUCache } from 'lru-cache'
import ImageContent from '#app/media/image_content'
import { respondWithFile, sendNothing, servedFile } from '#app/media/serving/send_file'

const MEDIA = /^\/media\/([0-9a-f]{64})\/([a-z0-9]+\.[a-z0-9]+)$/

/** Serves public images without session or cookies, so that any cache may store them. */
export default class ServeMediaMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const match = ['GET', 'HEAD'].includes(ctx.request.method()) && MEDIA.exec(ctx.request.url())
    if (!match) return next()

    const [, hash, file] = match
    const content = await publicContents.find(hash)
    if (content === 'private') return next()
    const served = content && servedFile(content, file)
    return served ? respondWithFile(ctx, served, 'public') : sendNothing(ctx)
  }
}

const KEPT_MS = 60_000
const MAX_ENTRIES = 5_000

/** Caches finished public contents for a minute, to save queries for images of busy pages. */
class PublicContents {
  readonly #kept = new LRUCache<string, ImageContent>({ max: MAX_ENTRIES, ttl: KEPT_MS })

  /** @returns `private` if only private images use it; null for none */
  async find(hash: string): Promise<ImageContent | 'private' | null> {
    return this.#kept.get(hash) ?? this.#look(hash)
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
    if (content?.status === 'ready') this.#kept.set(hash, content)
    return content
  }
}

const publicContents = new PublicContents()
