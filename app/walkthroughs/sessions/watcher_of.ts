import type { HttpContext } from '@adonisjs/core/http'
import { keptInvitations } from '#app/common/http/kept_invitations'
import type { Watcher } from '#app/walkthroughs/policies/may_watch_walkthrough'

export function watcherOf(ctx: HttpContext): Watcher {
  return { user: ctx.auth.user ?? null, invitationIds: keptInvitations(ctx) }
}
