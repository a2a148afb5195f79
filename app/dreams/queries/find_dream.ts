import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_ITEMS_PER_DREAM } from '#app/dreams/contract/limits'
import { readDreams, type DreamRow } from '#app/dreams/models/dream_row'
import { viewDreams, type DreamView } from '#app/dreams/models/dream_view'
import { SEEN_DREAMS } from '#app/dreams/models/seen_dreams'

/** By its id, or by the token of its link, which opens it for anyone. */
type Which = { id: number } | { token: string }

/** @param viewer null for a guest @throws HttpError 404 if there is none that they may see */
export async function findDreamRow(
  which: Which,
  viewer: User | null,
  client?: TransactionClientContract
): Promise<DreamRow> {
  const viewerId = viewer?.id ?? null
  const condition =
    'id' in which
      ? `d.id = :id and ${SEEN_DREAMS}`
      : `d.link_token = :token and d.visibility = 'link'
         and d.user_id <> all(:hiddenIds::integer[])`
  const hiddenIds = await listHiddenUserIds(viewerId, client)
  const [row] = await readDreams(`where ${condition}`, { ...which, viewerId, hiddenIds }, client)
  if (!row) throw HttpError.notFound()
  return row
}

/** @throws HttpError 404 */
export async function findDream(
  which: Which,
  viewer: User | null,
  client?: TransactionClientContract
): Promise<DreamView> {
  const row = await findDreamRow(which, viewer, client)
  const [view] = await viewDreams([row], viewer, MAX_ITEMS_PER_DREAM, client)
  return view
}
