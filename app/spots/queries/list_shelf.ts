import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { PageRequest } from '#app/common/http/paginator'
import type { SpotShelf } from '#app/spots/contract/spot_shelves'
import { readSpots } from '#app/spots/models/spot_row'
import { viewSpots, type SpotView } from '#app/spots/models/spot_view'

const SHELVES: Record<SpotShelf, string> = {
  published: `where s.user_id = :viewerId and s.status = 'publish'
    order by s.published_at desc, s.id desc`,
  drafts: `where s.user_id = :viewerId and s.status = 'draft'
    order by s.id desc`,
  saved: `join spot_saves saved on saved.spot_id = s.id and saved.user_id = :viewerId
    where s.status = 'publish' and s.user_id <> all(:hiddenIds::integer[])
    order by saved.created_at desc, s.id desc`,
}

/** Somebody's own spots, or those they saved and may still see, newest first; one more than a page holds. */
export async function listShelf(
  viewerId: number,
  shelf: SpotShelf,
  { page, perPage }: PageRequest
): Promise<SpotView[]> {
  const range = { skipped: (page - 1) * perPage, limit: perPage + 1 }
  const hidden = shelf === 'saved' && { hiddenIds: await listHiddenUserIds(viewerId) }
  const rows = await readSpots(`${SHELVES[shelf]} offset :skipped limit :limit`, {
    viewerId,
    ...hidden,
    ...range,
  })
  return viewSpots(rows, viewerId)
}
