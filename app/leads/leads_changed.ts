import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import Lead from '#app/leads/lead'
import { listManagerIds } from '#app/teams/find_teams'

/** Something happened to many leads at once. */
export default class LeadsChanged extends BaseEvent {
  constructor(
    /** who works on at least one of them */
    readonly userIds: number[]
  ) {
    super()
  }
}

/**
 * Has everybody whose board has one of these leads look once, instead of once for each. Call it
 * before leads are deleted, as nobody works on them afterwards.
 */
export async function tellBoards({ trx }: InTransaction, ids: readonly number[]): Promise<void> {
  const userIds = await listWorkersOfLeads(ids, trx)
  if (userIds.length) afterCommit(trx, () => LeadsChanged.dispatch(userIds))
}

/** The realtors of leads, the agents they are assigned to, and who manages their teams. */
export async function listWorkersOfLeads(
  ids: readonly number[],
  trx: TransactionClientContract
): Promise<number[]> {
  const leads = await Lead.query({ client: trx })
    .whereIn('id', [...ids])
    .select('user_id', 'assigned_id', 'team_id')
  const workers = new Set<number>()
  const teamIds = new Set<number>()
  for (const { userId, assignedId, teamId } of leads) {
    workers.add(userId)
    if (assignedId !== null) workers.add(assignedId)
    if (teamId !== null) teamIds.add(teamId)
  }
  for (const teamId of teamIds) {
    for (const id of await listManagerIds(teamId, trx)) workers.add(id)
  }
  return [...workers]
}
