import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/user'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import type { ContactRow } from '#app/farm/contacts/contact_row'
import FarmContact from '#app/farm/contacts/farm_contact'
import { placedContact, type ContactPlace } from '#app/farm/contacts/find_contact_place'
import { countContacts, findContact } from '#app/farm/contacts/find_contacts'
import { recordConsent } from '#app/farm/contacts/record_consent'
import { lockContact, lockFarm } from '#app/farm/farm_locks'
import { MAX_CONTACTS_PER_FARM, type ConsentStatus } from '#app/farm/farm_options'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

type Column = 'name' | 'email' | 'phone' | 'address' | 'latitude' | 'longitude' | 'timeZone'

export interface ContactInput extends Partial<Pick<FarmContact, Column | 'tags'>> {
  /** ids of areas it is in by hand */
  areas?: number[]
}

interface NewContact extends ContactInput {
  /** of the address, unless the place is given */
  place?: ContactPlace | null
}

/** @throws HttpError 403, 409; E_VALIDATION_ERROR on `contact.email` for an address that is known */
export async function createContact(
  { user, trx }: ActingUser,
  { areas = [], place = null, ...input }: NewContact
): Promise<ContactRow> {
  const farm = await lockFarm({ user, trx })
  assertRoom(await countContacts(farm.id, {}, trx))
  const contact = new FarmContact()
    .useTransaction(trx)
    .merge({ farmId: farm.id, ...placedContact(input, place), ...input })
  await saveContact(contact, trx)
  if (areas.length) await putInAreas({ trx }, contact, areas)
  return findContact(farm.id, contact.id, trx)
}

export function assertRoom(count: number): void {
  if (count < MAX_CONTACTS_PER_FARM) return
  throw HttpError.conflict(
    `A farm has room for ${MAX_CONTACTS_PER_FARM.toLocaleString('en-US')} contacts. Delete some first.`
  )
}

/** @throws E_VALIDATION_ERROR on `contact.email`, `contact.name` and `contact.latitude` */
async function saveContact(contact: FarmContact, trx: TransactionClientContract): Promise<void> {
  const { name, email, phone, address } = contact
  if (!name && !email && !phone && !address) {
    throw fieldErrors({ 'contact.name': 'Enter a name or an email address.' })
  }
  if (contact.tags) contact.tags = [...new Set(contact.tags)]
  if (isNumber(contact.latitude) !== isNumber(contact.longitude)) {
    throw fieldErrors({ 'contact.latitude': 'A place has a latitude and a longitude.' })
  }
  if (email && (await findOther(contact, email, trx))) throw knownAddress()
  try {
    await contact.save()
  } catch (error) {
    if (violatedUnique(error) === 'farm_contacts_farm_id_email_unique') throw knownAddress()
    throw error
  }
}

const isNumber = (value: unknown) => typeof value === 'number'

async function findOther(
  { id, farmId }: FarmContact,
  email: string,
  trx: TransactionClientContract
): Promise<unknown> {
  const others = trx.from('farm_contacts').where({ farm_id: farmId, email })
  if (id) void others.whereNot('id', id)
  return others.first()
}

const knownAddress = () =>
  fieldErrors({ 'contact.email': 'You already have a contact with this email address.' })

interface ContactChange extends ContactInput {
  /** as it is, or withdrawn: the realtor can take consent back for them but never give it */
  consent?: ConsentStatus
  /** of the address given; used if that is new and no place is given */
  place?: ContactPlace | null
}

/**
 * @throws HttpError 403 and 404; E_VALIDATION_ERROR as `createContact` does, and on
 * `contact.consent.status` for what only the person can say
 */
export async function updateContact(
  { user, trx }: ActingUser,
  id: number,
  { areas, consent, place, ...input }: ContactChange
): Promise<ContactRow> {
  const contact = await lockContact({ user, trx }, id)
  const { consentStatus } = contact
  const isWithdrawn = consent === 'withdrawn' && consentStatus !== 'withdrawn'
  if (consent && consent !== consentStatus && !isWithdrawn) {
    throw fieldErrors({ 'contact.consent.status': 'Only they can agree to get email.' })
  }
  const isMoved = input.address !== undefined && input.address !== contact.address
  if (isMoved) contact.merge(placedContact(input, place ?? null))
  if (isWithdrawn) {
    await recordConsent({ trx }, id, {
      kind: 'withdrawn',
      wording: 'Asked not to get email anymore.',
      source: `Noted by ${user.name}`,
    })
  }
  await saveContact(contact.merge(input), trx)
  if (areas) await putInAreas({ trx }, contact, areas)
  return findContact(contact.farmId, id, trx)
}

/** Sets the areas a contact is in by hand, beside those its place is in. @throws HttpError 404 */
async function putInAreas(
  { trx }: InTransaction,
  { id, farmId }: Pick<FarmContact, 'id' | 'farmId'>,
  areaIds: readonly number[]
): Promise<void> {
  const wanted = [...new Set(areaIds)]
  const known = await trx.from('farm_areas').where('farm_id', farmId).whereIn('id', wanted)
  if (known.length < wanted.length) throw HttpError.notFound()
  await trx.from('farm_area_contacts').where('contact_id', id).delete()
  if (wanted.length) {
    await trx
      .table('farm_area_contacts')
      .multiInsert(wanted.map((areaId) => ({ area_id: areaId, contact_id: id, is_by_hand: true })))
  }
  await trx.rawQuery('select settle_farm_contact(?)', [id])
}

/** Its evidence goes with it, but not that its address doesn’t want mail. @throws HttpError 403 and 404 */
export async function deleteContact({ user, trx }: ActingUser, id: number): Promise<void> {
  const contact = await lockContact({ user, trx }, id)
  await contact.delete()
}

/**
 * Lets campaigns of this farm go to a contact whose address bounced, until it bounces again. Safe to
 * repeat. @throws HttpError 403 and 404
 */
export async function liftBounce({ user, trx }: ActingUser, id: number): Promise<ContactRow> {
  const contact = await lockContact({ user, trx }, id)
  await trx.rawQuery(
    `insert into farm_lifted_bounces (contact_id, email, lifted_at)
     select c.id, c.email, now() from farm_contacts c
     join farm_bounced_addresses b on b.email = c.email where c.id = ?
     on conflict (contact_id) do update set email = excluded.email, lifted_at = excluded.lifted_at`,
    [contact.id]
  )
  return findContact(contact.farmId, id, trx)
}
