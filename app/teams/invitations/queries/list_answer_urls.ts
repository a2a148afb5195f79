import db from '@adonisjs/lucid/services/db'
import type Notification from '#app/notifications/models/notification'
import { invitationGroupKey } from '#app/teams/invitations/models/team_invitation'

interface OpenRow {
  user_id: number
  team_id: number
  handle: string
}

/** Where invited people answer, by notice: only while their invitation is open. */
export async function listAnswerUrls(
  notices: readonly Notification[]
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.rawQuery<{ rows: OpenRow[] }>(
    `select u.id as user_id, t.id as team_id, t.handle
     from users u
     join team_invitations i on i.email = u.email
     join teams t on t.id = i.team_id
     where u.id = any(?) and u.email_verified_at is not null
       and i.status = 'open' and i.expires_at > now()
       and not exists (select from blocks b where
         (b.blocker_id = u.id and b.blocked_id = i.invited_by_user_id)
         or (b.blocker_id = i.invited_by_user_id and b.blocked_id = u.id))`,
    [[...new Set(notices.map(({ userId }) => userId))]]
  )
  return new Map(
    notices.flatMap(({ id, userId, groupKey }) =>
      rows
        .filter((row) => row.user_id === userId && invitationGroupKey(row.team_id) === groupKey)
        .map(({ handle }) => [id, `/api/teams/${handle}/invitation`] as const)
    )
  )
}
