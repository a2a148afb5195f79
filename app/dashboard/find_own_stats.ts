import db from '@adonisjs/lucid/services/db'

export interface OwnStats {
  followers: number
  designs: number
  /** published */
  spots: number
  /** of those spots */
  views: number
}

export async function findOwnStats(userId: number): Promise<OwnStats> {
  const { rows } = await db.rawQuery<{ rows: OwnStats[] }>(
    `select followers_count as followers, designs_count as designs, spots_count as spots,
       (select coalesce(sum(views_count), 0)::integer from spots
        where user_id = :userId and status = 'publish') as views
     from user_stats where user_id = :userId`,
    { userId }
  )
  return rows[0]
}
