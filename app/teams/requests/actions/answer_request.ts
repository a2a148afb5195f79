import { DateTime } from 'luxon'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { mayManage } from '#app/teams/contract/team_roles'
import { notify } from '#app/notifications/actions/notify'
import { admitPerson } from '#app/teams/members/actions/admit_person'
import { lockTeam } from '#app/teams/models/lock_team'
import TeamRequest from '#app/teams/requests/models/team_request'

/** New members can only view until they get another role. */
const FIRST_ROLE = 'viewer'

/** @throws HttpError 404, 403, 409 if it was already answered */
export async function answerRequest(
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
