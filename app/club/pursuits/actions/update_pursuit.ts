import { DateTime } from 'luxon'
import { announcePursuits } from '#app/club/pursuits/actions/announce_pursuits'
import type { PursuitStage } from '#app/club/contract/pursuit_options'
import { lockPursuit } from '#app/club/pursuits/models/lock_pursuit'
import { placePursuit } from '#app/club/pursuits/models/places'
import type { PursuitActor } from '#app/club/pursuits/models/pursuit_actor'
import { assertUnchanged } from '#app/properties/policies/assert_unchanged'

export interface PursuitChange {
  stage?: PursuitStage
  /** in its stage, or in the one it moves to; 0 is the first */
  position?: number
  note?: string | null
  rating?: number | null
}

/**
 * Whoever moves or rates last wins; a note replaces only the one its writer saw.
 * @param seen the note that its writer knew; without it, it isn't looked at
 * @throws HttpError 404, 409 where somebody else changed the note
 */
export async function updatePursuit(
  { user, trx, socketId }: PursuitActor,
  id: number,
  change: PursuitChange,
  seen: { note?: string | null } = {}
): Promise<void> {
  const pursuit = await lockPursuit({ user, trx }, id)
  const { stage = pursuit.stage, position, rating } = change
  if (change.note !== undefined) {
    const note = change.note || null
    assertUnchanged({ note: pursuit.note }, { note }, seen)
    if (note !== pursuit.note) {
      const written = { noteUserId: user.id, notedAt: DateTime.utc() }
      pursuit.merge({ note, ...(note ? written : { noteUserId: null, notedAt: null }) })
    }
  }
  if (rating !== undefined) pursuit.rating = rating
  await pursuit.save()
  if (stage !== pursuit.stage || position !== undefined) {
    await placePursuit({ trx }, pursuit, stage, position)
    await trx.from('pursuits').where('id', id).update({ updated_at: new Date() })
  }
  await announcePursuits({ trx, socketId }, pursuit.boardId)
}
