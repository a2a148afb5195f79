import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Walkthrough from '#app/walkthroughs/models/walkthrough'

/**
 * Locks somebody's own walkthrough, so that changes to its videos and lists follow each other.
 * @throws HttpError 404
 */
export async function lockWalkthrough(
  { user, trx }: ActingUser,
  where: { slug: string } | { id: number }
): Promise<Walkthrough> {
  const walkthrough = await Walkthrough.query({ client: trx })
    .where(where)
    .where('user_id', user.id)
    .forUpdate()
    .first()
  if (!walkthrough) throw HttpError.notFound()
  return walkthrough
}
