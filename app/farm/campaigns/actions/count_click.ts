import type { InTransaction } from '#app/kernel/database/transaction'

export interface FollowedLink {
  id: number
  campaignId: number
  /** where it leads */
  url: string
}

/** Counts that somebody followed a link of a campaign, without saying who. */
export async function countClick(
  { trx }: InTransaction,
  token: string,
  isCounted: boolean
): Promise<FollowedLink | null> {
  const { rows } = await trx.rawQuery<{ rows: FollowedLink[] }>(
    `update farm_campaign_links set clicks = clicks + :added where token = :token
     returning id, campaign_id as "campaignId", url`,
    { token, added: isCounted ? 1 : 0 }
  )
  return rows[0] ?? null
}
