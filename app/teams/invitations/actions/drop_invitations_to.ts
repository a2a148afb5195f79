import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import TeamInvitation from '#app/teams/invitations/models/team_invitation'

/** To somebody whose account ends: nobody else may accept them with the same address later. */
export async function dropInvitationsTo(
  { email }: User,
  trx: TransactionClientContract
): Promise<void> {
  await TeamInvitation.query({ client: trx }).where('email', email).delete()
}
