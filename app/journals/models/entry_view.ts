import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { readEntryBody, type EntryBody } from '#app/journals/contract/entry_body'
import type { EntryRow } from '#app/journals/models/entry_row'
import { findResources, type Resources } from '#app/journals/queries/find_resources'

/** An entry with everything that its text shows. */
export interface EntryView {
  row: EntryRow
  body: EntryBody | null
  resources: Resources
  viewerId: number | null
}

export async function viewEntries(
  rows: readonly EntryRow[],
  viewer: User | null,
  client?: TransactionClientContract
): Promise<EntryView[]> {
  const read = rows.map((row) => ({ row, body: readEntryBody(row.body) }))
  const propertyIds = rows.flatMap(({ propertyId }) => propertyId ?? [])
  const designIds = rows.flatMap(({ designId }) => designId ?? [])
  const resources = await findResources(
    read.map(({ body }) => body),
    viewer,
    { propertyIds, designIds, client }
  )
  return read.map((each) => ({ ...each, resources, viewerId: viewer?.id ?? null }))
}
