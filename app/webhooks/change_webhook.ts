import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { lockAccount } from '#app/accounts/account_locks'
import type { ActingUser } from '#app/accounts/user'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import { lockTeam } from '#app/teams/team_locks'
import { mayManage } from '#app/teams/team_roles'
import SendWebhookDisabled from '#app/webhooks/send_webhook_disabled_job'
import Webhook from '#app/webhooks/webhook'
import { assertEventsForTeams } from '#app/webhooks/webhook_events'
import { lockWebhook } from '#app/webhooks/webhook_locks'
import {
  MAX_WEBHOOKS_PER_OWNER,
  FORMER_SECRET_HOURS,
  SECRET_PREFIX,
  type DisabledReason,
} from '#app/webhooks/webhook_options'
import type { NewWebhook, WebhookChange } from '#app/webhooks/webhook_validators'

/** @throws E_VALIDATION_ERROR, HttpError 404, 403, 409 if the maximum is reached */
export async function createWebhook(
  acting: ActingUser,
  { url, events, team_id: teamId = null }: NewWebhook
): Promise<Webhook> {
  const { user, trx } = acting
  if (teamId === null) {
    await lockAccount({ user, trx })
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

/** Turning it on again resets its failures. @throws E_VALIDATION_ERROR, HttpError 404 */
export async function updateWebhook(
  acting: ActingUser,
  id: number,
  { url, events, is_enabled: isEnabled }: WebhookChange
): Promise<Webhook> {
  const webhook = await lockWebhook(acting, id)
  if (events && webhook.teamId !== null) assertEventsForTeams(events)
  if (url && url !== webhook.url) webhook.merge({ url, heldUntil: null })
  webhook.merge({ events: events ?? webhook.events })
  if (isEnabled)
    webhook.merge({ disabledAt: null, disabledReason: null, failuresCount: 0, heldUntil: null })
  webhook.updatedAt = DateTime.now()
  await webhook.save()
  if (isEnabled === false && !webhook.disabledAt) await stopWebhook(acting, webhook, 'owner')
  await webhook.load('team')
  return webhook
}

/** Also deletes its log. @throws HttpError 404 */
export async function deleteWebhook(acting: ActingUser, id: number): Promise<void> {
  const webhook = await lockWebhook(acting, id)
  await webhook.delete()
}

/**
 * The previous secret also signs for a day, so that nothing is rejected in the meantime. @throws
 * HttpError 404
 */
export async function rollSecret(acting: ActingUser, id: number): Promise<Webhook> {
  const webhook = await lockWebhook(acting, id)
  await webhook
    .merge({
      formerSecret: webhook.secret,
      formerSecretUntil: DateTime.now().plus({ hours: FORMER_SECRET_HOURS }),
      secret: newWebhookSecret(),
    })
    .save()
  await webhook.load('team')
  return webhook
}

/** Gives up waiting messages, which stay in the log to resend. Notifies the owner if need be. */
export async function stopWebhook(
  { trx }: InTransaction,
  webhook: Webhook,
  reason: DisabledReason
): Promise<void> {
  await webhook
    .useTransaction(trx)
    .merge({ disabledAt: DateTime.now(), disabledReason: reason })
    .save()
  await trx
    .from('webhook_deliveries')
    .where({ webhook_id: webhook.id, status: 'pending' })
    .update({ status: 'failed', next_attempt_at: null, leased_until: null })
  if (reason === 'owner') return
  afterCommit(trx, () => enqueue(SendWebhookDisabled.dispatch({ webhookId: webhook.id })))
}

const SECRET_BYTES = 32

/** As in Standard Webhooks: `whsec_` and the key in base64. */
function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}
