import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { closeGaps, placePursuit } from '#app/club/pursuits/board_places'
import { announcePursuits } from '#app/club/pursuits/change_pursuits'
import type { PursuitActor } from '#app/club/pursuits/pursuit'
import PursuitInvitation, { invitationsTo } from '#app/club/pursuits/pursuit_invitation'
import { findBoardId, listMemberIds, lockBoards } from '#app/club/pursuits/pursuit_locks'
import type { PursuitStage } from '#app/club/pursuits/pursuit_options'
import type { Moment } from '#app/common/http/wire_time'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * For whoever is invited. Ends the invitation; on a yes, their homes go on the board of whoever
 * invited them, which both share from then on.
 * @throws HttpError 404, 409 for who shares a board already
 */
export async function answerPursuitInvitation(
  { user, trx, socketId }: PursuitActor,
  id: number,
  accept: boolean
): Promise<void> {
  const find = () => invitationsTo(user, trx).where('id', id).first()
  const found = await find()
  if (!found) throw HttpError.notFound()
  const ownId = await findBoardId(user.id, trx)
  await lockBoards({ trx }, ownId === null ? [found.boardId] : [found.boardId, ownId])
  const invitation = await find()
  if (!invitation || (await isHiddenFrom(user.id, invitation.invitedByUserId, trx))) {
    throw HttpError.notFound()
  }
  if ((await findBoardId(user.id, trx)) !== ownId) {
    throw HttpError.conflict('Your board changed meanwhile. Try again.')
  }
  const { boardId, invitedByUserId } = invitation
  await PursuitInvitation.query({ client: trx }).where({ id }).delete()
  if (accept) await join({ user, trx }, boardId, ownId)
  await announcePursuits({ trx, socketId }, boardId, [invitedByUserId, user.id])
}

async function join(
  { user, trx }: Omit<PursuitActor, 'socketId'>,
  boardId: number,
  ownId: number | null
): Promise<void> {
  if (ownId !== null && (await listMemberIds(ownId, trx)).length > 1) {
    throw HttpError.conflict('You share your pursuits with someone else. Stop sharing first.')
  }
  await trx.rawQuery(
    `insert into pursuit_members (user_id, board_id, seat)
     select :userId, :boardId, case seat when 1 then 2 else 1 end
     from pursuit_members where board_id = :boardId
     on conflict (user_id) do update set board_id = excluded.board_id, seat = excluded.seat,
       joined_at = now()`,
    { userId: user.id, boardId }
  )
  if (ownId !== null) await mergeBoards({ trx }, ownId, boardId)
}

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
async function mergeBoards({ trx }: InTransaction, from: number, to: number): Promise<void> {
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
