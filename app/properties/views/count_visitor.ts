import type { HttpContext } from '@adonisjs/core/http'
import { addressBlock } from '#app/common/rate_limits/address_block'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ListingVisit } from '#app/properties/actions/count_visits'
import { findListedId } from '#app/properties/queries/find_listed_id'
import { visitCounter } from '#app/properties/views/visit_counter'

/**
 * Counts whoever sends this request, unless the listing is theirs.
 *
 * @throws HttpError 404
 */
export async function countVisitor(
  { auth, params, request }: HttpContext,
  deed: ListingVisit['deed']
): Promise<void> {
  const listed = await findListedId(params.slug, auth.user?.id ?? null)
  if (!listed) throw HttpError.notFound()
  const agent = request.header('user-agent') ?? ''
  const address = addressBlock(request.ip())
  if (listed.isCounted) await visitCounter.add(listed.id, deed, { address, agent })
}
