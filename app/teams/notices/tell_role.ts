import type { InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/actions/notify'
import type { TeamRole } from '#app/teams/contract/team_roles'
import type Team from '#app/teams/models/team'

interface RoleChange {
  userId: number
  role: TeamRole | 'removed'
}

/** Tells a person what they may do in a team from now on. */
export async function tellRole(
  { trx }: InTransaction,
  { id, name, handle }: Pick<Team, 'id' | 'name' | 'handle'>,
  { userId, role }: RoleChange
): Promise<void> {
  await notify(
    { trx },
    {
      userId,
      kind: 'team_role',
      groupKey: `team_role:${id}:${role}`,
      words: { team: name, role },
      url: `/teams/${handle}`,
    }
  )
}
