import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { openFarm } from '#app/farm/actions/open_farm'
import { putInAreas } from '#app/farm/contacts/actions/put_in_areas'
import { MAX_CONTACTS_PER_FARM } from '#app/farm/contract/contact_options'
import { placed, type ContactPlace } from '#app/farm/contacts/models/contact_place'
import FarmContact from '#app/farm/contacts/models/farm_contact'
import type { ContactRow } from '#app/farm/contacts/models/contact_row'
import { countContacts } from '#app/farm/contacts/queries/count_contacts'
import { findContact } from '#app/farm/contacts/queries/find_contact'

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
  const farm = await openFarm({ user, trx })
  assertRoom(await countContacts(farm.id, {}, trx))
  const contact = new FarmContact()
    .useTransaction(trx)
    .merge({ farmId: farm.id, ...placed(input, place), ...input })
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
export async function saveContact(
  contact: FarmContact,
  trx: TransactionClientContract
): Promise<void> {
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
