import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InTransaction } from '#app/kernel/database/transaction'
import type { ReadContact } from '#app/farm/imports/read_contacts'
import { mergeContact, type KnownContact } from '#app/farm/imports/merge_contact'
import ContactImport, { RUNNING_CONTACT_IMPORT_STATUSES } from '#app/farm/imports/contact_import'

interface WaitingRow {
  row: number
  values: ReadContact
  notes: string[]
}

interface DoneRow {
  row: number
  contact_id: number
  status: 'created' | 'merged'
  notes: string[]
}

const ROWS_AT_ONCE = 500

/**
 * Takes the next rows of an import and records what became of them, in one transaction. Of rows
 * with the same address only the first is taken, and the next call merges the others into it.
 *
 * @returns whether there were any
 */
export async function importContactRows({ trx }: InTransaction, id: number): Promise<boolean> {
  const running = await ContactImport.query({ client: trx })
    .where('id', id)
    .whereNull('lead_owner_id')
    .whereIn('status', [...RUNNING_CONTACT_IMPORT_STATUSES])
    .forUpdate()
    .first()
  if (!running) return false
  const rows = await listWaiting(id, trx)
  if (!rows.length) return false

  const known = await listKnown(running.farmId, rows, trx)
  const merges = rows.flatMap((row) => {
    const contact = known.get(keyOf(row.values))
    return contact ? [{ row, contact, ...mergeContact(contact, row.values) }] : []
  })
  const created = await insertNew(
    running.farmId,
    rows.filter(({ values }) => !known.has(keyOf(values))),
    trx
  )
  const changed = merges.filter(({ change }) => change)
  const versions = await updateKnown(
    changed.map(({ contact, change }) => ({ id: contact.id, ...change })),
    trx
  )
  await keepTouched(id, created, trx)
  await keepMerged(id, changed, versions, trx)
  await markDone(
    id,
    [
      ...created.map(({ row, id: contactId }) => done(row, contactId, 'created')),
      ...merges.map(({ row, contact, notes }) => done(row, contact.id, 'merged', notes)),
    ],
    trx
  )
  await trx.rawQuery(
    `update farm_imports set status = 'processing', worked_at = now() where id = ?`,
    [id]
  )
  return true
}

function done(
  { row, notes }: WaitingRow,
  contactId: number,
  status: DoneRow['status'],
  more: string[] = []
): DoneRow {
  return { row, contact_id: contactId, status, notes: [...notes, ...more] }
}

/** What makes two rows the same contact: the address, or without one everything else. */
function keyOf({ email, name, phone, address }: Omit<ReadContact, 'tags'>): string {
  return email ?? JSON.stringify([name?.toLowerCase() ?? null, phone, address])
}

async function listWaiting(id: number, trx: TransactionClientContract): Promise<WaitingRow[]> {
  const { rows } = await trx.rawQuery<{ rows: WaitingRow[] }>(
    `select row, "values", notes from farm_import_rows
     where import_id = ? and status = 'pending' order by row limit ?`,
    [id, ROWS_AT_ONCE]
  )
  const first = new Map<string, WaitingRow>()
  for (const row of rows) {
    const key = keyOf(row.values)
    if (!first.has(key)) first.set(key, row)
  }
  return [...first.values()]
}

async function listKnown(
  farmId: number,
  rows: WaitingRow[],
  trx: TransactionClientContract
): Promise<Map<string, KnownContact>> {
  const emails = rows.flatMap(({ values }) => values.email ?? [])
  const names = rows.flatMap(({ values: { email, name } }) =>
    email ? [] : [name?.toLowerCase() ?? '']
  )
  const { rows: found } = await trx.rawQuery<{ rows: KnownContact[] }>(
    `select id, name, email, phone, address, latitude, longitude, tags, time_zone, version
     from farm_contacts where farm_id = :farmId and (email = any(:emails::text[])
       or (email is null and coalesce(lower(name), '') = any(:names::text[])))
     order by id desc for update`,
    { farmId, emails, names }
  )
  return new Map(found.map((contact) => [keyOf(contact), contact]))
}

/** One that somebody else added meanwhile waits for the next call. */
async function insertNew(farmId: number, rows: WaitingRow[], trx: TransactionClientContract) {
  if (!rows.length) return []
  const contacts = rows.map(({ row, values }) => ({ row, ...values }))
  const { rows: made } = await trx.rawQuery<{ rows: { row: number; id: number }[] }>(
    `with given as materialized (
       select nextval('farm_contacts_id_seq')::integer as id, g.* from jsonb_to_recordset(:contacts::jsonb)
         as g("row" integer, name text, email text, phone text, address text, latitude float8,
           longitude float8, tags text[], time_zone text) order by g."row"),
     made as (
       insert into farm_contacts
         (id, farm_id, name, email, phone, address, latitude, longitude, tags, time_zone)
       select id, :farmId, name, email, phone, address, latitude, longitude, tags, time_zone
       from given on conflict (farm_id, email) do nothing returning id)
     select given."row", made.id from made join given using (id)`,
    { farmId, contacts: JSON.stringify(contacts) }
  )
  const ids = new Map(made.map(({ row, id }) => [row, id]))
  return rows.flatMap((row) => {
    const id = ids.get(row.row)
    return id === undefined ? [] : [{ row, id }]
  })
}

async function updateKnown(
  changes: object[],
  trx: TransactionClientContract
): Promise<Map<number, number>> {
  if (!changes.length) return new Map()
  const { rows } = await trx.rawQuery<{ rows: { id: number; version: number }[] }>(
    `update farm_contacts c set name = g.name, phone = g.phone, address = g.address,
       latitude = g.latitude, longitude = g.longitude, tags = g.tags, time_zone = g.time_zone
     from jsonb_to_recordset(?::jsonb) as g(id integer, name text, phone text, address text,
       latitude float8, longitude float8, tags text[], time_zone text)
     where c.id = g.id returning c.id, c.version`,
    [JSON.stringify(changes)]
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

async function keepTouched(id: number, created: { id: number }[], trx: TransactionClientContract) {
  await trx.rawQuery(
    `insert into farm_import_contacts (import_id, contact_id, version)
     select ?, contact, 1 from unnest(?::integer[]) contact`,
    [id, created.map((contact) => contact.id)]
  )
}

/** Only the first state before an import is kept; a change by hand in between ends the undoing. */
async function keepMerged(
  id: number,
  changed: { contact: KnownContact }[],
  versions: Map<number, number>,
  trx: TransactionClientContract
) {
  const touched = changed.map(({ contact }) => ({
    contact: contact.id,
    before: contact,
    was: contact.version,
    version: versions.get(contact.id) ?? contact.version,
  }))
  if (!touched.length) return
  await trx.rawQuery(
    `with given as (
       select * from jsonb_to_recordset(:touched::jsonb)
         as g(contact integer, before jsonb, was integer, version integer)),
     again as (
       update farm_import_contacts kept
       set version = case when kept.version = given.was then given.version else -1 end
       from given where kept.import_id = :id and kept.contact_id = given.contact
       returning kept.contact_id)
     insert into farm_import_contacts (import_id, contact_id, before, version)
     select :id, contact, before, version from given
     where contact not in (select contact_id from again)`,
    { id, touched: JSON.stringify(touched) }
  )
}

async function markDone(id: number, rows: DoneRow[], trx: TransactionClientContract) {
  await trx.rawQuery(
    `update farm_import_rows r
     set status = g.status, contact_id = g.contact_id, notes = g.notes
     from jsonb_to_recordset(:rows::jsonb)
       as g("row" integer, contact_id integer, status text, notes jsonb)
     where r.import_id = :id and r.row = g."row"`,
    { id, rows: JSON.stringify(rows) }
  )
}
