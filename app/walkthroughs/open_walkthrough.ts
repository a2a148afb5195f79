import type { HttpContext } from '@adonisjs/core/http'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { findWalkthrough } from '#app/walkthroughs/find_walkthroughs'
import type { ShownWalkthrough } from '#app/walkthroughs/shown_walkthrough'
import type { Watcher } from '#app/walkthroughs/may_watch_walkthrough'

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

export function watcherOf(ctx: HttpContext): Watcher {
  return { user: ctx.auth.user ?? null, invitationIds: keptInvitations(ctx) }
}
