import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import { CAMPAIGN_COLUMNS, type CampaignRow } from '#app/farm/campaigns/models/campaign_row'

/** A page of a farm's campaigns and one more, newest first. */
export async function listCampaigns(
  farmId: number,
  { page, perPage }: PageRequest
): Promise<CampaignRow[]> {
  const { rows } = await db.rawQuery<{ rows: CampaignRow[] }>(
    `select ${CAMPAIGN_COLUMNS} from farm_campaigns k where k.farm_id = :farmId
     order by k.id desc offset :skipped limit :limit`,
    { farmId, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return rows
}
