import SavedSearch from '#app/search/alerts/models/saved_search'

const ROW_ID = /^[1-9]\d{0,8}$/

/** A person's own search by the id in an address; null if it isn't one. */
export async function findEditedSearch(userId: number | null, id: string | undefined) {
  if (userId === null || !id || !ROW_ID.test(id)) return null
  const search = await SavedSearch.query()
    .where({ id: Number(id), user_id: userId })
    .first()
  return search && { id: search.id, name: search.name }
}
