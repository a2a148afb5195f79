import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findTeamRole } from '#app/teams/find_teams'
import { mayManage } from '#app/teams/team_roles'
import Webhook from '#app/webhooks/webhook'
import WebhookTransformer from '#app/webhooks/webhook_transformer'

/** @throws HttpError 404, also if it is someone else's */
export async function findWebhook(id: number, userId: number): Promise<Webhook> {
  const webhook = await Webhook.query().where('id', id).preload('team').first()
  if (!webhook || !(await mayManageWebhook(webhook, userId))) throw HttpError.notFound()
  return webhook
}

export function listWebhooks(userId: number, teamIds: number[]): Promise<Webhook[]> {
  return Webhook.query()
    .where((query) => query.where('user_id', userId).orWhereIn('team_id', teamIds))
    .preload('team')
    .orderBy('id')
    .exec()
}

export async function mayManageWebhook(
  { userId, teamId }: Pick<Webhook, 'userId' | 'teamId'>,
  personId: number,
  client?: TransactionClientContract
): Promise<boolean> {
  if (teamId === null) return userId === personId
  return mayManage(await findTeamRole(teamId, personId, client))
}

export async function exportWebhooks(user: User): Promise<ExportedPart> {
  const webhooks = await Webhook.query().where('user_id', user.id).orderBy('id')
  return { data: webhooks.map((webhook) => new WebhookTransformer(webhook).toObject()) }
}
