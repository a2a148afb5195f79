import { DateTime } from 'luxon'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { notify } from '#app/notifications/actions/notify'
import { lockTeam } from '#app/teams/models/lock_team'
import { isHiddenTeam } from '#app/teams/policies/is_hidden_team'
import { listManagerIds } from '#app/teams/queries/list_manager_ids'
import TeamRequest from '#app/teams/requests/models/team_request'

const MIN_DAYS_AFTER_DECLINE = 30

const anybody = () => true

/** Idempotent while open. @throws HttpError 404, 409 for members and after a refusal */
export async function requestToJoin(
  { user, trx }: ActingUser,
  handle: string,
  message: string | null
): Promise<TeamRequest> {
  const { team, role } = await lockTeam({ user, trx }, { handle }, anybody)
  if (role) throw HttpError.conflict('You’re in this team already.')
  if (await isHiddenTeam(team.id, user.id, trx)) throw HttpError.notFound()
  const former = await TeamRequest.query({ client: trx })
    .where({ team_id: team.id, user_id: user.id })
    .orderBy('id', 'desc')
    .preload('user')
    .first()
  if (former?.status === 'open') return former
  const declinedAt = former?.status === 'declined' ? former.answeredAt : null
  if (declinedAt && declinedAt > DateTime.now().minus({ days: MIN_DAYS_AFTER_DECLINE })) {
    throw HttpError.conflict(
      `The team declined lately. You can ask again after ${MIN_DAYS_AFTER_DECLINE} days.`
    )
  }
  const request = await TeamRequest.create(
    { teamId: team.id, userId: user.id, message, status: 'open' },
    { client: trx }
  )
  await request.load('user')
  for (const userId of await listManagerIds(team.id, trx)) {
    await notify(
      { trx },
      {
        userId,
        kind: 'team_request',
        actorId: user.id,
        groupKey: `team_request:${team.id}`,
        words: { team: team.name },
        url: `/teams/${team.handle}/requests`,
      }
    )
  }
  return request
}
