import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { Moment } from '#app/common/http/wire_time'
import type Entry from '#app/journals/entries/entry'
import { readEntryBody, type EntryBody } from '#app/journals/entries/entry_body'
import { findResources, type Resources } from '#app/journals/entries/find_resources'
import { imageJson, type ImageRow } from '#app/media/image_row'

type Column =
  'id' | 'title' | 'excerpt' | 'words' | 'room' | 'designId' | 'propertyId' | 'status' | 'version'

/** An entry without what it says. */
export interface EntryCardRow extends Pick<Entry, Column> {
  journalSlug: string
  authorId: number
  cover: ImageRow | null
  publishedAt: Moment | null
  isTakenDown: boolean
  createdAt: Moment
  updatedAt: Moment
}

export interface EntryRow extends EntryCardRow {
  body: unknown
}

const COLUMNS = `e.id, e.title, e.excerpt, e.words, e.room, e.design_id as "designId",
  e.property_id as "propertyId", e.status, e.version, e.published_at as "publishedAt",
  e.taken_down_at is not null as "isTakenDown",
  e.created_at as "createdAt", e.updated_at as "updatedAt",
  j.slug as "journalSlug", j.user_id as "authorId", ${imageJson('e.cover_image_id')} as cover`

const SOURCE = 'from journal_entries e join journals j on j.id = e.journal_id'

type Values = Record<string, unknown>

/** The entries, called `e`, of journals `j`, that the end of a statement finds. */
export async function readEntryCards(tail: string, values: Values): Promise<EntryCardRow[]> {
  const { rows } = await db.rawQuery<{ rows: EntryCardRow[] }>(
    `select ${COLUMNS} ${SOURCE} ${tail}`,
    values
  )
  return rows
}

export async function readEntries(
  tail: string,
  values: Values,
  client?: TransactionClientContract
): Promise<EntryRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: EntryRow[] }>(
    `select ${COLUMNS}, e.body ${SOURCE} ${tail}`,
    values
  )
  return rows
}

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
