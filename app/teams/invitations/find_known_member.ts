import { findAddressOwner } from '#app/accounts/find_users'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import TeamInvitation from '#app/teams/invitations/team_invitation'

/**
 * The member of a team with this address, if that is one’s own or the team invited it. Null for
 * members who came another way: it would tell whose address was guessed.
 * @param email in lower case
 */
export async function findKnownMember(
  { user, trx }: ActingUser,
  teamId: number,
  email: string
): Promise<User | null> {
  const isKnown =
    email === user.email ||
    (await TeamInvitation.query({ client: trx })
      .where({ team_id: teamId, email, status: 'accepted' })
      .first())
  if (!isKnown) return null
  const member = await findAddressOwner(email, trx)
  const isMember =
    member &&
    (await trx.from('team_members').where({ team_id: teamId, user_id: member.id }).first())
  return isMember ? member : null
}
