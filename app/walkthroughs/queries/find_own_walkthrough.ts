import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Walkthrough from '#app/walkthroughs/models/walkthrough'
import { mayWatchWalkthrough } from '#app/walkthroughs/policies/may_watch_walkthrough'

type Where = { slug: string } | { id: number }

/** @throws HttpError 404, or 403 for one that this person may only watch */
export async function findOwnWalkthrough(where: Where, user: User): Promise<Walkthrough> {
  const walkthrough = await Walkthrough.query().where(where).first()
  if (!walkthrough) throw HttpError.notFound()
  if (walkthrough.userId === user.id) return walkthrough
  const isSeen = await mayWatchWalkthrough(walkthrough, { user, invitationIds: [] })
  throw isSeen ? HttpError.forbidden() : HttpError.notFound()
}
