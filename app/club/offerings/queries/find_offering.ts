import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { readOfferings, type OfferingRow } from '#app/club/offerings/models/offering_row'
import { viewOfferings, type OfferingView } from '#app/club/offerings/models/offering_view'
import { SEEN_OFFERINGS } from '#app/club/offerings/models/seen_offerings'
import { HttpError } from '#app/kernel/exceptions/http_error'

type Which = { slug: string } | { id: number }

/** @param viewerId null for a guest @throws HttpError 404 if there is none that they may open */
export async function findOfferingRow(
  which: Which,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<OfferingRow> {
  const condition = 'id' in which ? 'o.id = :id' : 'o.slug = :slug'
  const [row] = await readOfferings(
    `where ${condition} and ${SEEN_OFFERINGS}`,
    { ...which, viewerId, hiddenIds: await listHiddenUserIds(viewerId, client) },
    client
  )
  if (!row) throw HttpError.notFound()
  return row
}

/** The same with all that it shows. */
export async function findOffering(
  which: Which,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<OfferingView> {
  const row = await findOfferingRow(which, viewerId, client)
  const [view] = await viewOfferings([row], viewerId, client)
  return view
}
