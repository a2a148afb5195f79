import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { ContactFilter } from '#app/farm/farm_options'
import { writeContacts, consentJson, writeConsents } from '#app/farm/contacts/write_contacts'
import { listConsents, listContactsAfter } from '#app/farm/contacts/find_contacts'
import { askedContacts } from '#app/farm/contacts/contact_filter'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findFarm, findOwnFarm } from '#app/farm/find_farm'

const BATCH = 1000

/** Contacts and what their consent rests on, as files. */
export default class ContactExportsController {
  /** As CSV, those the list shows. */
  async show(ctx: HttpContext) {
    const farm = await findFarm(ctx.auth.getUserOrFail())
    const batches = farm ? contactsOf(farm.id, askedContacts(ctx)) : nothing()
    send(ctx, 'csv', 'vesta-contacts', writeContacts(batches))
  }

  /** Of one contact or of all, as CSV or JSON. */
  async consents(ctx: HttpContext) {
    const { id } = ctx.params
    const farm = await findOwnFarm(ctx.auth.getUserOrFail())
    const contactId: number | null = id ?? null
    if (contactId !== null) {
      const rows = await listContactsAfter(farm.id, {}, { after: contactId - 1, limit: 1 })
      if (rows[0]?.id !== contactId) throw HttpError.notFound()
    }
    const format = ctx.request.input('format') === 'json' ? 'json' : 'csv'
    const name = contactId === null ? 'vesta-consents' : `vesta-consents-${contactId}`
    const batches = consentsOf(farm.id, contactId)
    send(ctx, format, name, format === 'json' ? consentJson(batches) : writeConsents(batches))
  }
}

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }

function send(
  { response }: HttpContext,
  format: keyof typeof TYPES,
  name: string,
  text: AsyncIterable<string>
) {
  response.header('content-type', TYPES[format])
  response.header('content-disposition', `attachment; filename="${name}.${format}"`)
  response.header('cache-control', 'no-store')
  response.stream(Readable.from(text))
}

/** One batch at a time, at the receiver's pace: no query waits for the network. */
async function* contactsOf(farmId: number, filter: ContactFilter) {
  let after = 0
  for (;;) {
    const batch = await listContactsAfter(farmId, filter, { after, limit: BATCH })
    if (!batch.length) return
    yield batch
    after = batch.at(-1)!.id
  }
}

async function* consentsOf(farmId: number, contactId: number | null) {
  let after = 0
  for (;;) {
    const batch = await listConsents(farmId, { contactId, after, limit: BATCH })
    if (!batch.length) return
    yield batch
    after = batch.at(-1)!.id
  }
}

async function* nothing() {}
