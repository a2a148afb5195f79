import type User from '#app/accounts/models/user'
import { rowId } from '#app/common/http/row_id'

/** Whether somebody may listen; on a presence channel also what others there see of them. */
type Authorize = (
  user: User,
  id: number
) => boolean | Record<string, unknown> | Promise<boolean | Record<string, unknown>>

const registry = new Map<string, Authorize>()

/**
 * Declares a channel beside the policy that guards it.
 *
 * @param prefix the wire name up to the id: `private-chat`, `presence-chat`
 * @param authorize asked at every subscription; an object admits to a presence channel
 */
export function defineChannel(
  prefix: `private-${string}` | `presence-${string}`,
  authorize: Authorize
): void {
  registry.set(prefix, authorize)
}

/** What the channel's module says to this person; false for a channel that nobody declared. */
export async function mayListen(user: User, channel: string) {
  const [, prefix, id] = /^([a-z-]+)\.(\d+)$/.exec(channel) ?? []
  const authorize = registry.get(prefix)
  if (!authorize || !rowId.match.test(id)) return false
  return authorize(user, Number(id))
}
