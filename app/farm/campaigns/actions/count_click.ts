import type { InTransaction } from '#app/kernel/database/transaction'

/** Counts that somebody followed a link of a campaign, without saying who. @returns where it leads */
export async function countClick(
  { trx }: InTransaction,
  token: string,
  isCounted: boolean
): Promise<string | null> {
  const { rows } = await trx.rawQuery<{ rows: { url: string }[] }>(
    `update farm_campaign_links set clicks = clicks + :added where token = :token returning url`,
    { token, added: isCounted ? 1 : 0 }
  )
  return rows[0]?.url ?? null
}
