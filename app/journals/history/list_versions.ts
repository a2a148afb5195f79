import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type { Moment } from '#app/common/http/wire_time'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { EntryAddress } from '#app/journals/journal_locks'
import { findEntry } from '#app/journals/entries/find_entries'

export interface VersionRow {
  version: number
  title: string
  words: number
  savedAt: Moment
}

export interface WholeVersionRow extends VersionRow {
  body: unknown
}

const COLUMNS = 'version, title, words, saved_at as "savedAt"'

/** Earlier versions of one's own entry, newest first. @throws HttpError 404, 403 */
export async function listVersions(author: User, address: EntryAddress): Promise<VersionRow[]> {
  await assertOwn(author, address)
  const { rows } = await db.rawQuery<{ rows: VersionRow[] }>(
    `select ${COLUMNS} from journal_entry_versions where entry_id = :id order by version desc`,
    { id: address.id }
  )
  return rows
}

/** @throws HttpError 404, 403 */
export async function findVersion(
  author: User,
  address: EntryAddress,
  version: number
): Promise<WholeVersionRow> {
  await assertOwn(author, address)
  const { rows } = await db.rawQuery<{ rows: WholeVersionRow[] }>(
    `select ${COLUMNS}, body from journal_entry_versions
     where entry_id = :id and version = :version`,
    { id: address.id, version }
  )
  const found = rows.at(0)
  if (!found) throw HttpError.notFound()
  return found
}

async function assertOwn(author: User, address: EntryAddress): Promise<void> {
  const { row } = await findEntry(address, author)
  if (row.authorId !== author.id) throw HttpError.forbidden()
}
