import type { HttpContext } from '@adonisjs/core/http'
import type { ListingVisit } from '#app/properties/actions/count_visits'
import { findListedId } from '#app/properties/queries/find_listed_id'
import { visitCounter } from '#app/properties/views/visit_counter'
import { visitorOf } from '#app/properties/views/visitor_key'

/**
 * Counts whoever sends this request, unless the listing is theirs.
 * @returns whether there is such a public listing
 */
export async function countVisitor(ctx: HttpContext, deed: ListingVisit['deed']): Promise<boolean> {
  const listed = await findListedId(ctx.params.slug, ctx.auth.user?.id ?? null)
  if (!listed) return false
  if (listed.isCounted) await visitCounter.add(listed.id, deed, visitorOf(ctx))
  return true
}
