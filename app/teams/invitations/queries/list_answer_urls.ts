import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type Notification from '#app/notifications/models/notification'
import { invitationGroupKey } from '#app/teams/invitations/models/team_invitation'

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
