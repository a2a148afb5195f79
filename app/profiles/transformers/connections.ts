import type User from '#app/accounts/models/user'
import { listFollowed } from '#app/profiles/queries/list_followed'
import ConnectionTransformer from '#app/profiles/transformers/connection_transformer'

/** People in a list, as the viewer sees them. */
export async function connections(users: User[], viewerId: number | null) {
  const ids = users.map(({ id }) => id)
  const followed = await listFollowed(viewerId, ids)
  return users.map((user) => new ConnectionTransformer(user, followed.has(user.id)).toObject())
}
