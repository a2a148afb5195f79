import type { InTransaction } from '#app/kernel/database/transaction'
import type { Moment } from '#app/common/http/wire_time'
import type { PursuitStage } from '#app/club/contract/pursuit_options'
import { closeGaps, placePursuit } from '#app/club/pursuits/models/places'

interface Half {
  id: number
  stage: PursuitStage
  rating: number | null
  note: string | null
  noteUserId: number | null
  noteBy: string | null
  notedAt: Moment | null
  changedAt: number
}

/**
 * Puts the homes of one locked board behind those of another, and deletes the first. Of a home on
 * both, the stage and the rating given last stay, and both notes.
 */
export async function mergeBoards({ trx }: InTransaction, from: number, to: number): Promise<void> {
  for (const { kept, other } of await listOnBoth({ trx }, from, to)) {
    await settle({ trx }, to, kept, other)
  }
  await trx.rawQuery(
    `delete from pursuits p using pursuits kept
     where p.board_id = :from and kept.board_id = :to and kept.property_id = p.property_id`,
    { from, to }
  )
  await trx.rawQuery(
    `update pursuits p set board_id = :to, position = p.position + (
       select count(*) from pursuits q where q.board_id = :to and q.stage = p.stage)
     where p.board_id = :from`,
    { from, to }
  )
  await trx.from('pursuit_boards').where('id', from).delete()
  await closeGaps({ trx }, to)
}

async function listOnBoth({ trx }: InTransaction, from: number, to: number) {
  const half = (row: string) =>
    `json_build_object('id', ${row}.id, 'stage', ${row}.stage, 'rating', ${row}.rating,
      'note', ${row}.note, 'noteUserId', ${row}.note_user_id, 'notedAt', ${row}.noted_at,
      'noteBy', (select name from users where id = ${row}.note_user_id),
      'changedAt', extract(epoch from ${row}.updated_at))`
  const { rows } = await trx.rawQuery<{ rows: { kept: Half; other: Half }[] }>(
    `select ${half('k')} as kept, ${half('o')} as other
     from pursuits k join pursuits o on o.property_id = k.property_id and o.board_id = :from
     where k.board_id = :to`,
    { from, to }
  )
  return rows
}

async function settle({ trx }: InTransaction, boardId: number, kept: Half, other: Half) {
  const [latest, earlier] = other.changedAt > kept.changedAt ? [other, kept] : [kept, other]
  const written = noteOfBoth(kept, other)
  await trx
    .from('pursuits')
    .where('id', kept.id)
    .update({
      rating: latest.rating ?? earlier.rating,
      note: written.note,
      note_user_id: written.noteUserId,
      noted_at: written.notedAt,
    })
  if (latest.stage !== kept.stage) {
    await placePursuit({ trx }, { id: kept.id, boardId, stage: kept.stage }, latest.stage)
  }
}

function noteOfBoth(kept: Half, other: Half): Pick<Half, 'note' | 'noteUserId' | 'notedAt'> {
  if (!other.note || other.note === kept.note) return kept
  if (!kept.note) return other
  return { ...other, note: `${said(kept)}\n\n${said(other)}` }
}

const said = ({ note, noteBy }: Half) => (noteBy ? `${noteBy}: ${note}` : note)
