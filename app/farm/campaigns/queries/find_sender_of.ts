import db from '@adonisjs/lucid/services/db'

/** The name a recipient's campaign was from; null if it is gone. */
export async function findSenderOf(recipientId: number): Promise<string | null> {
  const row: { name: string } | null = await db
    .from('farm_campaign_recipients as r')
    .join('farm_campaigns as k', 'k.id', 'r.campaign_id')
    .join('farm_senders as s', 's.farm_id', 'k.farm_id')
    .where('r.id', recipientId)
    .select('s.name')
    .first()
  return row?.name ?? null
}
