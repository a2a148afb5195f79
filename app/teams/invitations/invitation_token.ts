import { createHash, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { InTransaction } from '#app/kernel/database/transaction'
import type Notification from '#app/notifications/notification'
import TeamInvitation, { invitationGroupKey } from '#app/teams/invitations/team_invitation'

export function newInvitationToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored, so reading the database reveals no links. */
export function invitationTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A link for the invitation mail; null if the invitation is gone or answered. */
export async function issueInvitationToken({ trx }: InTransaction, invitationId: number) {
  const invitation = await TeamInvitation.query({ client: trx })
    .where('id', invitationId)
    .preload('team')
    .preload('invitedBy')
    .forUpdate()
    .first()
  if (!invitation?.isUsable) return null
  const token = newInvitationToken()
  await invitation.merge({ tokenHash: invitationTokenHash(token) }).save()
  return { invitation, token }
}

/** Where somebody answers the invitations of their notices, while these are open. */
export async function listAnswerUrls(
  notices: readonly Notification[]
): Promise<ReadonlyMap<number, string>> {
  const [{ userId }] = notices
  const { rows } = await db.rawQuery<{ rows: { id: number; handle: string }[] }>(
    `select t.id, t.handle from users u
     join team_invitations i on i.email = u.email
     join teams t on t.id = i.team_id
     where u.id = :userId and u.email_verified_at is not null
       and i.status = 'open' and i.expires_at > now()
       and coalesce(i.invited_by_user_id <> all(:hiddenIds::integer[]), true)`,
    { userId, hiddenIds: await listHiddenUserIds(userId) }
  )
  const handles = new Map(rows.map(({ id, handle }) => [invitationGroupKey(id), handle]))
  return new Map(
    notices.flatMap(({ id, groupKey }) => {
      const handle = handles.get(groupKey)
      return handle === undefined ? [] : [[id, `/api/teams/${handle}/invitation`]]
    })
  )
}
