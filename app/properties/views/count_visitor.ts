import type { HttpContext } from '@adonisjs/core/http'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import type { ListingVisit } from '#app/properties/actions/count_visits'
import { findListedId } from '#app/properties/queries/find_listed_id'
import { visitCounter } from '#app/properties/views/visit_counter'
import { visitorOf } from '#app/properties/views/visitor_key'

/**
 * Counts whoever sends this request, unless the listing is theirs.
 * @returns whether there is such a public listing for them
 */
export async function countVisitor(ctx: HttpContext, deed: ListingVisit['deed']): Promise<boolean> {
  const viewerId = ctx.auth.user?.id ?? null
  const listed = await findListedId(ctx.params.slug, viewerId)
  if (!listed || (await isHiddenFrom(viewerId, listed.userId))) return false
  if (listed.isCounted) await visitCounter.add(listed.id, deed, visitorOf(ctx))
  return true
}
