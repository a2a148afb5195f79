import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/models/acting_user'
import type User from '#app/accounts/models/user'
import { announcePursuits } from '#app/club/pursuits/actions/announce_pursuits'
import { findBoardId, insertBoard, listMemberIds, lockBoard } from '#app/club/pursuits/models/board'
import type { PursuitActor } from '#app/club/pursuits/models/pursuit_actor'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Ends sharing. Both keep everything: whoever leaves takes a copy along. @throws HttpError 409 */
export async function leavePursuits({ user, trx, socketId }: PursuitActor): Promise<void> {
  const boardId = await lockBoard({ user, trx })
  if ((await listMemberIds(boardId, trx)).length < 2) {
    throw HttpError.conflict('You don’t share your pursuits with anyone.')
  }
  await separate({ user, trx, socketId }, boardId)
}

/** A block ends sharing between two people, and their invitations. */
export async function separateBlocked({ user, trx }: ActingUser, blockedId: number): Promise<void> {
  await trx.rawQuery(
    `delete from pursuit_invitations v using users other
     where other.id = :blockedId
       and ((v.invited_by_user_id = :userId and (v.user_id = other.id or v.email = other.email))
         or (v.invited_by_user_id = other.id and (v.user_id = :userId or v.email = :email)))`,
    { userId: user.id, email: user.email, blockedId }
  )
  if ((await findBoardId(user.id, trx)) === null) return
  const boardId = await lockBoard({ user, trx })
  const memberIds = await listMemberIds(boardId, trx)
  if (memberIds.includes(blockedId)) await separate({ user, trx, socketId: null }, boardId)
}

/** Before an account is deleted, its board goes to whoever shares it, or is deleted. */
export async function giveUpPursuits(user: User, trx: TransactionClientContract): Promise<void> {
  await trx.from('pursuit_invitations').where('email', user.email).delete()
  if ((await findBoardId(user.id, trx)) === null) return
  const boardId = await lockBoard({ user, trx })
  await trx.from('pursuit_members').where('user_id', user.id).delete()
  const left = await listMemberIds(boardId, trx)
  if (left.length) await announcePursuits({ trx }, boardId)
  else await trx.from('pursuit_boards').where('id', boardId).delete()
}

async function separate({ user, trx, socketId }: PursuitActor, boardId: number): Promise<void> {
  const copyId = await insertBoard({ trx })
  await trx.rawQuery(
    `insert into pursuits (board_id, property_id, stage, position, note, note_user_id, noted_at,
       rating, price, currency, created_at, updated_at)
     select ?, property_id, stage, position, note, note_user_id, noted_at, rating, price, currency,
       created_at, updated_at
     from pursuits where board_id = ? order by id`,
    [copyId, boardId]
  )
  await trx
    .from('pursuit_members')
    .where('user_id', user.id)
    .update({ board_id: copyId, seat: 1, joined_at: new Date() })
  await announcePursuits({ trx, socketId }, boardId, [user.id])
}
