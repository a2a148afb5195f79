import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { readEntries } from '#app/journals/models/entry_row'
import { viewEntries, type EntryView } from '#app/journals/models/entry_view'
import type { EntryAddress } from '#app/journals/models/lock_entry'
import { SEEN_ENTRIES } from '#app/journals/models/seen_journals'

/** @param viewer null for a guest @throws HttpError 404 if there is none that they may read */
export async function findEntry(
  { slug, id }: EntryAddress,
  viewer: User | null,
  client?: TransactionClientContract
): Promise<EntryView> {
  const viewerId = viewer?.id ?? null
  const rows = await readEntries(
    `where j.slug = :slug and e.id = :id and ${SEEN_ENTRIES}`,
    { slug, id, viewerId, hiddenIds: await listHiddenUserIds(viewerId, client) },
    client
  )
  if (!rows.length) throw HttpError.notFound()
  const [view] = await viewEntries(rows, viewer, client)
  return view
}
