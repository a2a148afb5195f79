import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { lockBoard } from '#app/club/pursuits/models/board'
import Pursuit from '#app/club/pursuits/models/pursuit'

/** A home on one's own board, both locked. @throws HttpError 404 */
export async function lockPursuit(actor: ActingUser, id: number): Promise<Pursuit> {
  const boardId = await lockBoard(actor)
  const pursuit = await Pursuit.query({ client: actor.trx }).where({ id, boardId }).first()
  if (!pursuit) throw HttpError.notFound()
  return pursuit
}
