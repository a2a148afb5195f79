import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DateTime } from 'luxon'
import type { ContactFilter } from '#app/farm/farm_options'
import { percentile } from './lib/percentile.js'
import { Report } from './lib/report.js'
import { perSecond, sendBare, startSink } from './lib/time_mails.js'

/**
 * A farm: contacts imported, a segment counted, and a campaign sent to a local SMTP server next to
 * a bare nodemailer pool that sends the same bytes. On the embedded database, or on the empty
 * PostgreSQL of `DATABASE_URL`. Arguments: contacts (50,000) and mails (10,000).
 */
const [contacts = 50_000, mails = 10_000] = process.argv.slice(2).map(Number)
const ROUNDS = 200
const PARALLEL = 4
const CONTACTS_PER_LEAD = 7
const FOREVER_MS = 3_600_000

const storage = await mkdtemp(join(tmpdir(), 'vesta-farm-'))
process.env.STORAGE_PATH = storage
process.env.NODE_ENV = 'production'

const { bootApp } = await import('./lib/booted.js')
const app = await bootApp()
const { default: router } = await import('@adonisjs/core/services/router')
const { useBroadcaster } = await import('#app/realtime/broadcast')
const { migrate } = await import('#app/kernel/database/migrate')
const { transaction } = await import('#app/kernel/database/transaction')
const { SmtpOutbox } = await import('#app/kernel/mail/smtp_outbox')
const { smtpOptions } = await import('#app/kernel/mail/smtp_options')
const { default: User } = await import('#app/accounts/user')
const { default: db } = await import('@adonisjs/lucid/services/db')
const { openFarm } = await import('#app/farm/open_farm')
const { createCampaign } = await import('#app/farm/campaigns/change_campaign')
const { queueCampaign } = await import('#app/farm/campaigns/queue_campaign')
const { saveSender } = await import('#app/farm/campaigns/change_campaign')
const { composeMail, messageIdOf } = await import('#app/farm/campaigns/campaign_letter')
const { readCampaignLetter } = await import('#app/farm/campaigns/campaign_letter')
const { runCampaigns } = await import('#app/farm/campaigns/run_campaigns')
const { countContacts } = await import('#app/farm/contacts/find_contacts')
const { rowParts } = await import('#app/farm/imports/contact_work')
const { createContactImport } = await import('#app/farm/imports/create_contact_import')
const { workOnContacts } = await import('#app/farm/imports/work_on_contacts')
await migrate(app)
await app.start(() => router.commit())
useBroadcaster(undefined)

const report = new Report('farm')
const user = await User.create({
  handle: 'farmer',
  name: 'Ava Rinaldi',
  email: 'farmer@vesta.test',
  password: 'umber-lantern-42',
  type: 'realtor',
})
await user.refresh()

report.add('contacts imported', await perSecond(contacts, importContacts), 'rows/s')
const farm = await transaction((trx) => openFarm({ user, trx }))
await db.rawQuery(
  `update farm_contacts set consent_status = 'confirmed'
   where id in (select id from farm_contacts order by id limit ?)`,
  [mails]
)
await db.rawQuery(
  `insert into leads (user_id, name, email, source, happened_at)
   select ?, name, email, 'manual', now() - make_interval(days => id % 400)
   from farm_contacts where id % ? = 0 and email is not null`,
  [user.id, CONTACTS_PER_LEAD]
)
await db.rawQuery('analyze farm_contacts, leads')
const segments: [label: string, filter: ContactFilter][] = [
  ['a tag', { tags: ['seller'] }],
  ['a tag and consent', { tags: ['seller'], consent: ['confirmed'] }],
  [
    'a tag, consent, source and no lead',
    { tags: ['seller'], consent: ['confirmed'], sources: ['import'], lead: 'no' },
  ],
  ['a source and no lead', { sources: ['import'], lead: 'no' }],
  ['added by hand', { sources: ['manual'] }],
  ['sign-ups and visitors', { sources: ['form', 'open_house'] }],
  ['a lead', { lead: 'yes' }],
  ['a lead seen in 30 days', { seen: 30 }],
  ['a lead seen in 365 days', { seen: 365 }],
  [
    'a tag, consent, source and a lead seen in 90 days',
    { tags: ['seller'], consent: ['confirmed'], sources: ['import'], lead: 'yes', seen: 90 },
  ],
  ['a word', { q: 'reader12' }],
]
for (const [label, filter] of segments) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await countContacts(farm.id, filter)
    times.push(performance.now() - began)
  }
  report.add(`segment of ${label} counted, p50`, percentile(times, 0.5), 'ms')
  report.add(`segment of ${label} counted, p95`, percentile(times, 0.95), 'ms')
}

const sink = await startSink()
const campaignId = await writeCampaign()
const ours = await perSecond(mails, sendCampaign)
const bare = await perSecond(mails, async () =>
  sendBare(sink.port, await oneMail(), mails, PARALLEL)
)
const sent = await db.from('farm_campaign_recipients').where('status', 'sent').count('* as total')
report.add('campaign sent to', Number(sent[0].total), 'people')
report.add('campaign sent', ours, 'mails/s')
report.add('bare nodemailer pool', bare, 'mails/s')
report.add('share of bare', (ours / bare) * 100, '%')
await report.write()

sink.stop()
await app.terminate()
await rm(storage, { recursive: true, force: true })

async function importContacts() {
  const rows = Array.from({ length: contacts }, (_, row) => ({
    row: row + 2,
    values: {
      name: `Reader ${row}`,
      email: `reader${row}@example.com`,
      phone: null,
      address: `Via Garibaldi ${row}`,
      latitude: 44 + (row % 1000) / 1000,
      longitude: 9 + (row % 777) / 777,
      tags: row % 3 ? ['buyer'] : ['seller', 'spring'],
      time_zone: null,
    },
    notes: [],
    status: 'pending' as const,
  }))
  const given = {
    of: 'contacts' as const,
    fileName: 'readers.csv',
    total: rows.length,
    parts: rowParts(rows),
  }
  const { id } = await transaction((trx) => createContactImport({ user, trx }, given))
  await workOnContacts(id, FOREVER_MS)
}

async function writeCampaign(): Promise<number> {
  const sender = {
    name: 'Ava Rinaldi',
    postalAddress: 'Via Garibaldi 1, 16124 Genoa',
    replyTo: null,
    timeZone: 'UTC',
  }
  await transaction((trx) => saveSender({ user, trx }, sender))
  const text = { type: 'text' as const, text: 'Three homes came to market this week.' }
  const doc = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [text] }] }
  const given = { name: 'News', subject: 'News', body: [{ kind: 'text' as const, text: doc }] }
  const { id } = await transaction((trx) => createCampaign({ user, trx }, given))
  await transaction((trx) => queueCampaign({ user, trx }, id, true))
  return id
}

async function sendCampaign() {
  const outbox = new SmtpOutbox(smtpOptions({ host: '127.0.0.1', port: sink.port }))
  const run = { outbox, now: () => DateTime.now(), rate: 1_000_000, forMs: FOREVER_MS }
  await runCampaigns(run)
  outbox.close()
}

async function oneMail(): Promise<Buffer> {
  const letter = (await readCampaignLetter(campaignId, { isCounted: true }))!
  const stopUrl = 'https://vesta.test/unsubscribe/1'
  const { message } = await composeMail(letter.letterWith(stopUrl), {
    to: 'reader@example.com',
    sender: letter.sender!,
    messageId: messageIdOf('bench'),
    stopUrl,
  })
  return message
}
