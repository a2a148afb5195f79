import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { visitOriginIn } from '#app/properties/views/visit_options'
import { visitCounter, type ListingVisit } from '#app/properties/views/visit_counter'
import { visitorOf } from '#app/properties/views/visitor_key'

/**
 * Counts whoever sends this request, unless the listing is theirs.
 * @returns whether there is such a public listing for them
 */
export async function countVisitor(ctx: HttpContext, deed: ListingVisit['deed']): Promise<boolean> {
  const viewerId = ctx.auth.user?.id ?? null
  const listed = await findListedId(ctx.params.slug, viewerId)
  if (!listed || (await isHiddenFrom(viewerId, listed.userId))) return false
  if (listed.isCounted) {
    const origin = visitOriginIn(ctx.request.qs())
    await visitCounter.add(listed.id, { deed, who: visitorOf(ctx), origin })
  }
  return true
}

interface Listed {
  id: number
  userId: number
  /** whether a visit of this person counts: owners and their team don’t count themselves */
  isCounted: boolean
}

/** The listing at a public address; null if it isn’t public. @param viewerId null for a guest */
async function findListedId(slug: string, viewerId: number | null): Promise<Listed | null> {
  const { rows } = await db.rawQuery<{ rows: Listed[] }>(
    `select p.id, p.user_id as "userId", not (:viewerId::integer = any(array[p.user_id, coalesce(p.second_owner_id, p.user_id)])
       or exists (select from team_members m
         where m.team_id = p.team_id and m.user_id = :viewerId::integer)) as "isCounted"
     from properties p where p.id = property_id_of(:slug) and p.status = 'publish' and not p.is_private`,
    { slug, viewerId: viewerId ?? 0 }
  )
  return rows[0] ?? null
}
