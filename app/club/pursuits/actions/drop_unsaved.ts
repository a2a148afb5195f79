import type { ActingUser } from '#app/accounts/models/acting_user'
import { announcePursuits } from '#app/club/pursuits/actions/announce_pursuits'
import { findBoardId, listMemberIds, lockBoard } from '#app/club/pursuits/models/board'
import { closeGaps } from '#app/club/pursuits/models/places'
import { countSavers } from '#app/properties/saving/queries/count_savers'

/** A home that is no longer saved leaves the board, if nobody did anything with it there. */
export async function dropUnsaved({ user, trx }: ActingUser, propertyId: number): Promise<void> {
  if ((await findBoardId(user.id, trx)) === null) return
  const boardId = await lockBoard({ user, trx })
  if (await countSavers(propertyId, await listMemberIds(boardId, trx), trx)) return
  const untouched = { board_id: boardId, property_id: propertyId, stage: 'watching' }
  const gone = await trx
    .from('pursuits')
    .where(untouched)
    .whereNull('note')
    .whereNull('rating')
    .delete('id')
  if (!gone.length) return
  await closeGaps({ trx }, boardId)
  await announcePursuits({ trx }, boardId)
}
