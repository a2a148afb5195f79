import db from '@adonisjs/lucid/services/db'

interface Listed {
  id: number
  userId: number
  /** whether a visit of this person counts: owners and their team don’t count themselves */
  isCounted: boolean
}

/** The listing at a public address; null if it isn’t public. @param viewerId null for a guest */
export async function findListedId(slug: string, viewerId: number | null): Promise<Listed | null> {
  const { rows } = await db.rawQuery<{ rows: Listed[] }>(
    `select p.id, p.user_id as "userId", not (:viewerId::integer = any(array[p.user_id, coalesce(p.second_owner_id, p.user_id)])
       or exists (select from team_members m
         where m.team_id = p.team_id and m.user_id = :viewerId::integer)) as "isCounted"
     from properties p where p.id = property_id_of(:slug) and p.status = 'publish' and not p.is_private`,
    { slug, viewerId: viewerId ?? 0 }
  )
  return rows[0] ?? null
}
