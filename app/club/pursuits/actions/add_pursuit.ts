import { HttpError } from '#app/kernel/exceptions/http_error'
import { announcePursuits } from '#app/club/pursuits/actions/announce_pursuits'
import { MAX_PURSUITS_PER_BOARD, type PursuitStage } from '#app/club/contract/pursuit_options'
import { lockBoard } from '#app/club/pursuits/models/board'
import type { PursuitActor } from '#app/club/pursuits/models/pursuit_actor'
import { findSeenCard } from '#app/properties/saving/queries/find_seen_card'

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
