import type { ActingUser } from '#app/accounts/models/acting_user'

/** Neither follows the other's teams anymore, nor asks to join them. */
export async function partFromBlocked({ user, trx }: ActingUser, otherId: number): Promise<void> {
  for (const [ownerId, personId] of [
    [user.id, otherId],
    [otherId, user.id],
  ]) {
    const owned = trx
      .from('team_members')
      .where({ user_id: ownerId, role: 'owner' })
      .select('team_id')
    await trx.from('team_followers').where('user_id', personId).whereIn('team_id', owned).delete()
    await trx
      .from('team_requests')
      .where({ user_id: personId, status: 'open' })
      .whereIn('team_id', owned)
      .delete()
  }
}
