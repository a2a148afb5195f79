import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { CAMPAIGN_COLUMNS, type CampaignRow } from '#app/farm/campaigns/models/campaign_row'

/** @throws HttpError 404 */
export async function findCampaign(
  farmId: number,
  id: number,
  client: QueryClientContract = db.connection()
): Promise<CampaignRow> {
  const { rows } = await client.rawQuery<{ rows: CampaignRow[] }>(
    `select ${CAMPAIGN_COLUMNS} from farm_campaigns k where k.farm_id = ? and k.id = ?`,
    [farmId, id]
  )
  if (!rows[0]) throw HttpError.notFound()
  return rows[0]
}
