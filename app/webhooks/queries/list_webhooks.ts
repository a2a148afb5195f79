import Webhook from '#app/webhooks/models/webhook'

export function listWebhooks(userId: number, teamIds: number[]): Promise<Webhook[]> {
  return Webhook.query()
    .where((query) => query.where('user_id', userId).orWhereIn('team_id', teamIds))
    .preload('team')
    .orderBy('id')
    .exec()
}
