import { BaseEvent } from '@adonisjs/core/events'
import type { ActingUser } from '#app/accounts/user'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'

/** A board, its people, items or votes changed. */
export default class DreamChanged extends BaseEvent {
  constructor(
    readonly dreamId: number,
    readonly socketId: string | null
  ) {
    super()
  }
}

/** Counts a change of a locked board and tells everyone on it. */
export async function announceChange(
  { trx, socketId }: InTransaction & { socketId: string | null },
  dreamId: number
): Promise<void> {
  await trx.rawQuery('update dreams set version = version + 1, updated_at = now() where id = ?', [
    dreamId,
  ])
  afterCommit(trx, () => DreamChanged.dispatch(dreamId, socketId))
}

export interface DreamActor extends ActingUser {
  /** of the page that sent it, which gets no event; null for none */
  socketId: string | null
}
