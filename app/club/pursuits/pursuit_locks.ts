import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/user'
import Pursuit from '#app/club/pursuits/pursuit'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** A home on one's own board, both locked. @throws HttpError 404 */
export async function lockPursuit(actor: ActingUser, id: number): Promise<Pursuit> {
  const boardId = await lockBoard(actor)
  const pursuit = await Pursuit.query({ client: actor.trx }).where({ id, boardId }).first()
  if (!pursuit) throw HttpError.notFound()
  return pursuit
}

/** The board somebody is on; null before they have added a home. */
export async function findBoardId(
  userId: number,
  client?: TransactionClientContract
): Promise<number | null> {
  const { rows } = await (client ?? db).rawQuery<{ rows: { board_id: number }[] }>(
    'select board_id from pursuit_members where user_id = ?',
    [userId]
  )
  return rows[0]?.board_id ?? null
}

/** Who is on a board, whoever made it first. */
export async function listMemberIds(
  boardId: number,
  client?: TransactionClientContract
): Promise<number[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: { user_id: number }[] }>(
    'select user_id from pursuit_members where board_id = ? order by seat',
    [boardId]
  )
  return rows.map((row) => row.user_id)
}

/** Locks the board somebody is on, made if they have none. Everything that changes it comes first here. */
export async function lockBoard({ user, trx }: ActingUser): Promise<number> {
  for (;;) {
    const id = (await findBoardId(user.id, trx)) ?? (await createBoard({ user, trx }))
    await lockBoards({ trx }, [id])
    // While waiting, they may have joined or left another.
    if ((await findBoardId(user.id, trx)) === id) return id
  }
}

/** In the order of their ids, so that two who need both never wait for each other. */
export async function lockBoards({ trx }: InTransaction, ids: readonly number[]): Promise<void> {
  await trx.rawQuery(
    'select from pursuit_boards where id = any(?::integer[]) order by id for update',
    [[...ids]]
  )
}

/** @returns the new board, or the one they were given at the same moment */
async function createBoard({ user, trx }: ActingUser): Promise<number> {
  const boardId = await insertBoard({ trx })
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `insert into pursuit_members (user_id, board_id, seat) values (?, ?, 1)
     on conflict (user_id) do nothing returning user_id`,
    [user.id, boardId]
  )
  if (rows.length) return boardId
  await trx.from('pursuit_boards').where('id', boardId).delete()
  return (await findBoardId(user.id, trx)) ?? createBoard({ user, trx })
}

export async function insertBoard({ trx }: InTransaction): Promise<number> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    'insert into pursuit_boards default values returning id'
  )
  return rows[0].id
}
