import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { PageRequest } from '#app/common/http/paginator'
import { CONTACT_COLUMNS, type ContactRow, type ConsentRow } from '#app/farm/contacts/contact_row'
import { contactConditions } from '#app/farm/contacts/contact_sql'
import FarmSegment from '#app/farm/contacts/farm_segment'
import type { ContactFilter } from '#app/farm/farm_options'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** @throws HttpError 404 */
export async function findContact(
  farmId: number,
  id: number,
  client: QueryClientContract = db.connection()
): Promise<ContactRow> {
  const { rows } = await client.rawQuery<{ rows: ContactRow[] }>(
    `select ${CONTACT_COLUMNS} from farm_contacts c where c.farm_id = ? and c.id = ?`,
    [farmId, id]
  )
  if (!rows[0]) throw HttpError.notFound()
  return rows[0]
}

/** A page of the contacts a filter is about and one more, newest first. */
export async function listContacts(
  farmId: number,
  filter: ContactFilter,
  { page, perPage }: PageRequest
): Promise<ContactRow[]> {
  const { sql, values } = contactConditions(farmId, filter)
  const { rows } = await db.rawQuery<{ rows: ContactRow[] }>(
    `select ${CONTACT_COLUMNS} from farm_contacts c
     where c.id in (select c.id from farm_contacts c where ${sql}
       order by c.id desc offset :skipped limit :limit)
     order by c.id desc`,
    { ...values, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return rows
}

/** The next contacts a filter is about, oldest first: for going through all of them. */
export async function listContactsAfter(
  farmId: number,
  filter: ContactFilter,
  { after, limit }: { after: number; limit: number }
): Promise<ContactRow[]> {
  const { sql, values } = contactConditions(farmId, filter)
  const { rows } = await db.rawQuery<{ rows: ContactRow[] }>(
    `select ${CONTACT_COLUMNS} from farm_contacts c
     where ${sql} and c.id > :after order by c.id limit :limit`,
    { ...values, after, limit }
  )
  return rows
}

export async function countContacts(
  farmId: number,
  filter: ContactFilter = {},
  client: QueryClientContract = db.connection()
): Promise<number> {
  const { sql, values } = contactConditions(farmId, filter)
  const { rows } = await client.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from farm_contacts c where ${sql}`,
    { ...values }
  )
  return rows[0]!.count
}

export interface KeptConsent extends ConsentRow {
  id: number
  contactId: number
  email: string | null
  name: string | null
}

interface Part {
  /** null for those of all contacts */
  contactId: number | null
  after: number
  limit: number
}

/** Evidence in the order it came. */
export async function listConsents(
  farmId: number,
  { contactId, after, limit }: Part
): Promise<KeptConsent[]> {
  const values: object = { farmId, contactId, after, limit }
  const { rows } = await db.rawQuery<{ rows: KeptConsent[] }>(
    `select e.id, e.contact_id as "contactId", e.email, c.name, e.kind, e.purpose, e.wording, e.source,
       e.address, e.user_agent as "userAgent", e.created_at as "createdAt"
     from farm_consents e join farm_contacts c on c.id = e.contact_id
     where c.farm_id = :farmId and e.id > :after
       and (:contactId::integer is null or c.id = :contactId)
     order by e.id limit :limit`,
    { ...values }
  )
  return rows
}

/** The most used tags of a farm's contacts, by name. */
export async function listTags(farmId: number, limit: number): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { tag: string }[] }>(
    `select tag from (
       select tag, count(*) as uses from farm_contacts c, unnest(c.tags) tag
       where c.farm_id = :farmId group by tag order by uses desc, tag limit :limit) used
     order by lower(tag)`,
    { farmId, limit }
  )
  return rows.map(({ tag }) => tag)
}

/** By name. */
export function listSegments(farmId: number): Promise<FarmSegment[]> {
  return FarmSegment.query().where('farm_id', farmId).orderByRaw('lower(name), id')
}
