import type { HttpContext } from '@adonisjs/core/http'
import type { ShownWalkthrough } from '#app/walkthroughs/models/shown_walkthrough'
import { findWalkthrough } from '#app/walkthroughs/queries/find_walkthrough'
import { watcherOf } from '#app/walkthroughs/sessions/watcher_of'

/**
 * A walkthrough for whoever may watch it. Answers with what isn’t public stay out of caches and
 * search engines.
 * @throws HttpError 404
 */
export async function openWalkthrough(
  ctx: HttpContext,
  where: { slug: string } | { id: number }
): Promise<ShownWalkthrough> {
  const shown = await findWalkthrough(where, watcherOf(ctx))
  if (!shown.walkthrough.isPublished || shown.listing?.isPrivate) {
    ctx.response.header('cache-control', 'private, no-store')
    ctx.response.header('x-robots-tag', 'noindex')
  }
  return shown
}
