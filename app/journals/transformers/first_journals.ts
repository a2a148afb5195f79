import { listJournals } from '#app/journals/queries/list_journals'
import JournalTransformer from '#app/journals/transformers/journal_transformer'

const PER_PAGE = 12

/** The first of a person's public journals. */
export async function firstJournals(userId: number, viewerId: number | null) {
  const rows = await listJournals({ userId }, viewerId, { page: 1, perPage: PER_PAGE })
  const next = `/api/users/${userId}/journals?page=2&per_page=${PER_PAGE}`
  return {
    data: rows.slice(0, PER_PAGE).map((row) => new JournalTransformer(row).toObject(viewerId)),
    next_page_url: rows.length > PER_PAGE ? next : null,
  }
}
