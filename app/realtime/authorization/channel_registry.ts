import type User from '#app/accounts/user'
import { rowId } from '#app/common/http/row_id'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

type Authorize = (
  user: User,
  id: number
) => boolean | Record<string, unknown> | Promise<boolean | Record<string, unknown>>

interface Channel {
  prefix: string
  authorize: Authorize
}

const registry = new Registry('channels', { key: ({ prefix }: Channel) => prefix })

/**
 * Declares a channel and who may listen.
 * @param prefix wire name up to the id, such as `private-chat`
 * @param authorize called per subscription; returns the member's data on a presence channel
 */
export function channel(
  prefix: `private-${string}` | `presence-${string}`,
  authorize: Authorize
): Extension {
  return registry.adds({ prefix, authorize })
}

export async function mayListen(user: User, name: string) {
  const [, prefix, id] = /^([a-z-]+)\.(\d+)$/.exec(name) ?? []
  const declared = registry.find(prefix)
  if (!declared || !rowId.match.test(id)) return false
  return declared.authorize(user, Number(id))
}
