import type { InTransaction } from '#app/kernel/database/transaction'
import type { PursuitStage } from '#app/club/pursuits/pursuit_options'
import type Pursuit from '#app/club/pursuits/pursuit'

/**
 * Moves a home of a locked board to a place of a stage; 0 is the first.
 * @param position undefined for the end
 */
export async function placePursuit(
  { trx }: InTransaction,
  { id, boardId, stage: from }: Pick<Pursuit, 'id' | 'boardId' | 'stage'>,
  stage: PursuitStage,
  position?: number
): Promise<void> {
  const rows: { id: number }[] = await trx
    .from('pursuits')
    .where({ board_id: boardId, stage })
    .whereNot('id', id)
    .orderBy('position')
    .select('id')
  const ids = rows.map((row) => row.id)
  ids.splice(position ?? ids.length, 0, id)
  await trx.rawQuery(
    `update pursuits p set stage = :stage, position = placed.place - 1
     from unnest(:ids::integer[]) with ordinality as placed (id, place)
     where p.id = placed.id and (p.stage, p.position) is distinct from (:stage, placed.place - 1)`,
    { stage, ids }
  )
  if (from !== stage) await closeGaps({ trx }, boardId)
}

/** Numbers the places of a locked board’s stages from 0 on, in their order. */
export async function closeGaps({ trx }: InTransaction, boardId: number): Promise<void> {
  await trx.rawQuery(
    `update pursuits p set position = placed.place - 1
     from (select id, row_number() over (partition by stage order by position, id) as place
       from pursuits where board_id = ?) placed
     where p.id = placed.id and p.position <> placed.place - 1`,
    [boardId]
  )
}
