import db from '@adonisjs/lucid/services/db'

/** Whether a campaign's recipient agreed that their clicks are known. */
export async function findShowsClicks(recipientId: number): Promise<boolean> {
  const agreed: unknown = await db
    .from('farm_campaign_recipients as r')
    .join('farm_contacts as c', 'c.id', 'r.contact_id')
    .where({ 'r.id': recipientId, 'c.shows_clicks': true })
    .first()
  return Boolean(agreed)
}
