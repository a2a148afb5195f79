import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { mayManage } from '#app/teams/contract/team_roles'
import { lockTeam } from '#app/teams/models/lock_team'
import { MAX_WEBHOOKS_PER_OWNER } from '#app/webhooks/contract/webhooks'
import Webhook from '#app/webhooks/models/webhook'
import { newWebhookSecret } from '#app/webhooks/models/webhook_secret'
import { assertEventsForTeams } from '#app/webhooks/policies/assert_events_for_teams'
import type { NewWebhook } from '#app/webhooks/validators/webhook_validators'

/** @throws E_VALIDATION_ERROR, HttpError 404, 403, 409 if the maximum is reached */
export async function createWebhook(
  acting: ActingUser,
  { url, events, team_id: teamId = null }: NewWebhook
): Promise<Webhook> {
  const { user, trx } = acting
  if (teamId === null) {
    await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  } else {
    await lockTeam(acting, { id: teamId }, mayManage)
    assertEventsForTeams(events)
  }
  const [{ count }] = await trx
    .from('webhooks')
    .where(teamId === null ? { user_id: user.id } : { team_id: teamId })
    .count('* as count')
  if (Number(count) >= MAX_WEBHOOKS_PER_OWNER) {
    const whose = teamId === null ? 'You have' : 'The team has'
    throw HttpError.conflict(`${whose} ${MAX_WEBHOOKS_PER_OWNER} webhooks. Delete one first.`)
  }
  const webhook = await Webhook.create(
    {
      userId: teamId === null ? user.id : null,
      teamId,
      url,
      events,
      secret: newWebhookSecret(),
      formerSecret: null,
      failuresCount: 0,
    },
    { client: trx }
  )
  await webhook.load('team')
  return webhook
}
