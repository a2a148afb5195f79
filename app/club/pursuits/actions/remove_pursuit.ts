import { announcePursuits } from '#app/club/pursuits/actions/announce_pursuits'
import { lockPursuit } from '#app/club/pursuits/models/lock_pursuit'
import { closeGaps } from '#app/club/pursuits/models/places'
import type { PursuitActor } from '#app/club/pursuits/models/pursuit_actor'

/** @throws HttpError 404 */
export async function removePursuit(
  { user, trx, socketId }: PursuitActor,
  id: number
): Promise<void> {
  const pursuit = await lockPursuit({ user, trx }, id)
  await pursuit.delete()
  await closeGaps({ trx }, pursuit.boardId)
  await announcePursuits({ trx, socketId }, pursuit.boardId)
}
