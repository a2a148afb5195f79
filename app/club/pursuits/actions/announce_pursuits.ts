import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import PursuitsChanged from '#app/club/pursuits/events/pursuits_changed'
import { listMemberIds } from '#app/club/pursuits/models/board'

/** Tells everyone on a locked board of a change. @param alsoTo others who see it on their page */
export async function announcePursuits(
  { trx, socketId = null }: InTransaction & { socketId?: string | null },
  boardId: number,
  alsoTo: readonly number[] = []
): Promise<void> {
  const userIds = [...new Set([...(await listMemberIds(boardId, trx)), ...alsoTo])]
  afterCommit(trx, () => PursuitsChanged.dispatch(userIds, socketId))
}
