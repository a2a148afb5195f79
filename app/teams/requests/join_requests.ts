import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { notify } from '#app/notifications/notify'
import { isHiddenTeam, listManagerIds } from '#app/teams/find_teams'
import { admitPerson } from '#app/teams/members/change_members'
import TeamRequest from '#app/teams/requests/team_request'
import { lockTeam } from '#app/teams/team_locks'
import { mayManage } from '#app/teams/team_roles'

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

/** New members can only view until they get another role. */
const FIRST_ROLE = 'viewer'

/** @throws HttpError 404, 403, 409 if it was already answered */
export async function answerJoinRequest(
  acting: ActingUser,
  handle: string,
  id: number,
  accept: boolean
): Promise<TeamRequest> {
  const { user, trx } = acting
  const { team } = await lockTeam(acting, { handle }, mayManage)
  const request = await TeamRequest.query({ client: trx })
    .where({ id, team_id: team.id })
    .preload('user')
    .forUpdate()
    .first()
  if (!request) throw HttpError.notFound()
  if (request.status !== 'open') throw HttpError.conflict('This request was answered already.')
  const status = accept ? 'accepted' : 'declined'
  await request.merge({ status, answeredByUserId: user.id, answeredAt: DateTime.now() }).save()
  if (accept) await admitPerson({ user: request.user, trx }, team, FIRST_ROLE)
  await notify(
    { trx },
    {
      userId: request.userId,
      kind: 'team_request_answer',
      groupKey: `team_request_answer:${request.id}`,
      words: { team: team.name, answer: status },
      url: `/teams/${team.handle}`,
    }
  )
  return request
}
