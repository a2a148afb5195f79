import db from '@adonisjs/lucid/services/db'

/** A stamp of a market's people. */
export async function findMarketMembersStamp(marketId: number): Promise<string> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string | null }[] }>(
    `select md5(string_agg(concat_ws('.', users.id, users.xmin), ',' order by users.id)) as stamp
     from market_members join users on users.id = market_members.user_id
     where market_members.market_id = ?`,
    [marketId]
  )
  return rows[0].stamp ?? ''
}
