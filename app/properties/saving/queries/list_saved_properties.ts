import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { PageRequest } from '#app/common/http/paginator'
import { readSavedCards, type SavedCardRow } from '#app/properties/models/property_row'
import { SEEN_LISTINGS } from '#app/properties/models/seen_listings'

/** Saved listings the person may still see, latest first; one more than a page holds. */
export async function listSavedProperties(
  userId: number,
  { page, perPage }: PageRequest
): Promise<SavedCardRow[]> {
  const hiddenIds = await listHiddenUserIds(userId)
  return readSavedCards(
    `join saved_properties saved on saved.property_id = p.id
     where saved.user_id = :viewerId and ${SEEN_LISTINGS}
     order by saved.saved_at desc, p.id desc offset :skipped limit :limit`,
    { viewerId: userId, hiddenIds, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}
