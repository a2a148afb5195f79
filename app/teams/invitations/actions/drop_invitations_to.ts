import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import TeamInvitation from '#app/teams/invitations/models/team_invitation'

/** Deletes a deleted account's invitations, so that nobody accepts them later by its address. */
export async function dropInvitationsTo(
  { email }: User,
  trx: TransactionClientContract
): Promise<void> {
  await TeamInvitation.query({ client: trx }).where('email', email).delete()
}
