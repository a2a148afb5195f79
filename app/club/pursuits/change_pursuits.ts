import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { placePursuit, closeGaps } from '#app/club/pursuits/board_places'
import type { PursuitActor } from '#app/club/pursuits/pursuit'
import {
  lockBoard,
  lockPursuit,
  listMemberIds,
  findBoardId,
} from '#app/club/pursuits/pursuit_locks'
import { MAX_PURSUITS_PER_BOARD, type PursuitStage } from '#app/club/pursuits/pursuit_options'
import PursuitsChanged from '#app/club/pursuits/pursuits_changed'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { assertUnchanged } from '#app/properties/assert_unchanged'
import { countSavers, findSeenCard } from '#app/properties/saving/find_saved_homes'

interface Added {
  id: number
  isNew: boolean
}

/** At the end of its stage. A home that is on the board already stays as it is. @throws HttpError 404, 409 on a full board */
export async function addPursuit(
  actor: PursuitActor,
  slug: string,
  stage: PursuitStage
): Promise<Added> {
  const { id: propertyId } = await findSeenCard(actor, slug)
  const added = await putOnBoard(actor, propertyId, stage)
  if (!added) {
    throw HttpError.conflict(
      `Your board holds ${MAX_PURSUITS_PER_BOARD} homes. Remove one to add another.`
    )
  }
  return added
}

/** @returns null on a full board */
export async function putOnBoard(
  { user, trx, socketId }: PursuitActor,
  propertyId: number,
  stage: PursuitStage
): Promise<Added | null> {
  const boardId = await lockBoard({ user, trx })
  const found = await trx
    .from('pursuits')
    .where({ board_id: boardId, property_id: propertyId })
    .select('id')
    .first()
  if (found) return { id: found.id, isNew: false }
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `insert into pursuits (board_id, property_id, stage, position, price, currency, created_at,
       updated_at)
     select :boardId, p.id, :stage,
       (select count(*) from pursuits where board_id = :boardId and stage = :stage),
       p.price, p.currency, now(), now()
     from properties p
     where p.id = :propertyId
       and (select count(*) from pursuits where board_id = :boardId) < :most
     returning id`,
    { boardId, propertyId, stage, most: MAX_PURSUITS_PER_BOARD }
  )
  if (!rows.length) return null
  await announcePursuits({ trx, socketId }, boardId)
  return { id: rows[0].id, isNew: true }
}

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

/** Tells everyone on a locked board of a change. @param alsoTo others who see it on their page */
export async function announcePursuits(
  { trx, socketId = null }: InTransaction & { socketId?: string | null },
  boardId: number,
  alsoTo: readonly number[] = []
): Promise<void> {
  const userIds = [...new Set([...(await listMemberIds(boardId, trx)), ...alsoTo])]
  afterCommit(trx, () => PursuitsChanged.dispatch(userIds, socketId))
}

/** A saved home goes on the board, unless that is full. */
export async function watchSaved(actor: ActingUser, propertyId: number): Promise<void> {
  await putOnBoard({ ...actor, socketId: null }, propertyId, 'watching')
}

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
