// Long because: a line for each route of a realtor’s farm, leads, gifts and open houses.
import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import type { ApiClient } from '@japa/api-client'
import { transaction } from '#app/kernel/database/transaction'
import { postTransaction } from '#app/ledger/post_transaction'
import { workOnContacts } from '#app/farm/imports/work_on_contacts'
import { openHouseToVisit } from '#app/farm/tests/open_house_factory'
import { createUser } from '#tests/support/users'
import { campaigner } from './tests/campaigning.js'
import { farmer } from './tests/farming.js'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Call = [method: Method, path: string, body?: object]

/** Something of each kind that belongs to a realtor: ids by the name of the thing. */
async function wholeFarm(client: ApiClient) {
  const { realtor, house, register, visitors } = await openHouseToVisit(client)
  const farm = await campaigner(client, realtor)
  await transaction((trx) =>
    postTransaction(
      { trx },
      {
        kind: 'grant',
        cause: 'test',
        key: randomUUID(),
        postings: [
          { owner: { system: 'grants' }, unit: 'club_coin', amount: -400 },
          { owner: { userId: realtor.id }, unit: 'club_coin', amount: 400 },
        ],
      }
    )
  )
  const made = async (path: string, body: object, name: string) => {
    const answer = await farm.send('post', path, body)
    answer.assertStatus(201)
    return String(answer.body()[name].id)
  }
  await register()
  const [visitor] = await visitors()
  const secret = `secret.${randomUUID()}@example.com`
  const contact = String(await farm.addReader(secret))
  const polygon = [
    [9.2, 44.3],
    [9.22, 44.3],
    [9.22, 44.31],
  ]
  const area = await made('/api/farm/areas', { area: { name: 'Secret', polygon } }, 'area')
  const segment = { name: 'Secret', filter: { q: 'secret' } }
  const form = { name: 'Secret', headline: 'Secret' }
  const gift = { kind: 'image_credits', contact_id: Number(contact), message: 'Welcome!' }
  const lead = { name: 'Secret', email: secret }
  const leadId = await made('/api/leads', { lead }, 'lead')
  const at = DateTime.utc().plus({ days: 1 }).toISO()
  const reminded = await farm.send('post', `/api/leads/${leadId}/reminders`, { at, text: 'Call' })
  const { lead: withReminder, reminder } = reminded.body()
  const list = await client
    .post('/api/farm/contacts/imports')
    .file('file', Buffer.from(`Email\n${secret}\n`), { filename: 'people.csv' })
    .accept('json')
    .withCsrfToken()
    .loginAs(realtor)
  const { id: listId } = list.body().import
  await workOnContacts(listId, 60_000)
  return {
    realtor,
    secret,
    ids: {
      contact,
      area,
      segment: await made('/api/farm/segments', { segment }, 'segment'),
      form: await made('/api/farm/forms', { form }, 'form'),
      campaign: String((await farm.write()).id),
      gift: await made('/api/farm/gifts', { gift }, 'gift'),
      list: String(listId),
      lead: leadId,
      reminder: String(reminder?.id ?? withReminder.reminders[0].id),
      house: String(house.id),
      slug: house.slug,
      visitor: String(visitor.id),
    },
  }
}

/** What ends something comes last, so that its owner reaches every call before it. */
const CALLS: Record<string, Call> = {
  'open_house_desks.show': ['GET', '/open-houses/:slug/desk'],
  'open_house_signs.show': ['GET', '/open-houses/:slug/sign'],
  'open_house_signs.pdf': ['GET', '/open-houses/:slug/sign/a4.pdf'],
  'contact_imports.page': ['GET', '/farm/imports/:list'],
  'forms.poster': ['GET', '/farm/forms/:form/poster'],
  'campaign_pages.show': ['GET', '/farm/emails/campaigns/:campaign'],
  'api.area_activities.show': ['GET', '/api/farm/areas/:area/activity'],
  'api.contact_exports.consents_of_one': ['GET', '/api/farm/contacts/:contact/consents'],
  'api.contact_imports.show': ['GET', '/api/farm/contacts/imports/:list'],
  'api.contact_imports.report': ['GET', '/api/farm/contacts/imports/:list/report'],
  'api.campaign_previews.show': ['GET', '/api/farm/campaigns/:campaign/preview'],
  'api.campaign_recipients.index': ['GET', '/api/farm/campaigns/:campaign/recipients'],
  'api.open_house_visitors.index': ['GET', '/api/open-houses/:house/visitors'],
  'api.open_house_visitors.store': [
    'POST',
    '/api/open-houses/:house/visitors',
    { name: 'Ada Quist', email: 'ada.quist@example.com' },
  ],
  'api.open_house_visitors.check_in': [
    'POST',
    '/api/open-houses/:house/visitors/:visitor/check-in',
  ],
  'api.open_houses.update': ['PATCH', '/api/open-houses/:house', { open_house: { notes: 'Hi' } }],
  'api.areas.update': ['PATCH', '/api/farm/areas/:area', { area: { name: 'Taken' } }],
  'api.contacts.update': ['PATCH', '/api/farm/contacts/:contact', { contact: { name: 'Taken' } }],
  'api.segments.update': ['PATCH', '/api/farm/segments/:segment', { segment: { name: 'Taken' } }],
  'api.forms.update': ['PATCH', '/api/farm/forms/:form', { form: { name: 'Taken' } }],
  'api.campaigns.update': [
    'PATCH',
    '/api/farm/campaigns/:campaign',
    { campaign: { name: 'Taken' } },
  ],
  'api.campaign_sendings.test': ['POST', '/api/farm/campaigns/:campaign/test'],
  'api.campaign_sendings.store': ['POST', '/api/farm/campaigns/:campaign/send', {}],
  'api.campaign_sendings.cancel': ['POST', '/api/farm/campaigns/:campaign/cancel'],
  'api.leads.update': ['PATCH', '/api/leads/:lead', { lead: { stage: 'contacted' } }],
  'api.lead_notes.store': ['POST', '/api/leads/:lead/notes', { text: 'Taken' }],
  'api.lead_reminders.store': [
    'POST',
    '/api/leads/:lead/reminders',
    { at: DateTime.utc().plus({ days: 2 }).toISO(), text: 'Taken' },
  ],
  'api.lead_reminders.update': ['PATCH', '/api/reminders/:reminder', { done: true }],
  'api.contact_bounces.destroy': ['DELETE', '/api/farm/contacts/:contact/bounce'],
  'api.lead_reminders.destroy': ['DELETE', '/api/reminders/:reminder'],
  'api.leads.destroy': ['DELETE', '/api/leads/:lead'],
  'api.gifts.destroy': ['DELETE', '/api/farm/gifts/:gift'],
  'api.campaigns.destroy': ['DELETE', '/api/farm/campaigns/:campaign'],
  'api.forms.destroy': ['DELETE', '/api/farm/forms/:form'],
  'api.segments.destroy': ['DELETE', '/api/farm/segments/:segment'],
  'api.areas.destroy': ['DELETE', '/api/farm/areas/:area'],
  'api.contact_import_undos.store': ['POST', '/api/farm/contacts/imports/:list/undo'],
  'api.contacts.destroy': ['DELETE', '/api/farm/contacts/:contact'],
  'api.open_houses.destroy': ['DELETE', '/api/open-houses/:house'],
}

/** Everything that lists or exports somebody’s own. */
const LISTS = [
  '/api/farm/areas',
  '/api/farm/contacts',
  '/api/farm/contacts/export',
  '/api/farm/contacts/consents',
  '/api/farm/segments',
  '/api/farm/forms',
  '/api/farm/campaigns',
  '/api/farm/gifts',
  '/api/leads',
  '/api/leads/export',
  '/api/open-houses',
]

const OWN_PLACES = /^\/(api\/)?(farm|leads|reminders|open-houses)\b/

test.group('What belongs to a realtor', (group) => {
  group.each.timeout(60_000)

  test('is refused to another on every route', async ({ client, assert }) => {
    const { realtor, ids, secret } = await wholeFarm(client)
    const other = await farmer(client)
    await other.addContact({ email: `own.${randomUUID()}@example.com` })
    const call = ([method, path, body]: Call, user = other.user) => {
      const address = path.replaceAll(/:(\w+)/g, (_, name: keyof typeof ids) => ids[name])
      const request = client.request(address, method).accept('json').loginAs(user)
      return method === 'GET' ? request : request.json(body ?? {}).withCsrfToken()
    }
    const refusals: Record<string, number> = {}
    for (const [name, given] of Object.entries(CALLS)) refusals[name] = (await call(given)).status()
    assert.deepEqual(refusals, Object.fromEntries(Object.keys(CALLS).map((name) => [name, 404])))

    for (const path of LISTS) {
      const theirs = await client.get(path).accept('json').loginAs(other.user)
      assert.oneOf(theirs.status(), [200], path)
      assert.notInclude(theirs.text(), secret, path)
      assert.notInclude(theirs.text(), ids.slug, path)
    }
    // and all of it is there for its owner, unchanged
    for (const [name, given] of Object.entries(CALLS)) {
      const answer = await call(given, realtor)
      assert.notEqual(answer.status(), 404, `${name}, for the owner`)
      assert.isBelow(answer.status(), 500, name)
    }
  })

  test('covers every route that names a thing', ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    const named = routes.filter(({ pattern, name }) => {
      // public pages open by a slug or a code that is made to be shared
      const isPublic =
        /^(open_house_(pages|registrations|passes|consents|calendars)|api\.open_house_registrations)\./
      return OWN_PLACES.test(pattern) && pattern.includes(':') && !isPublic.test(name ?? '')
    })
    assert.sameMembers(
      named.map(({ name }) => name),
      Object.keys(CALLS)
    )
  })

  test('is refused to members who have no farm', async ({ client, assert }) => {
    const member = await createUser()
    for (const path of LISTS.filter((each) => each.startsWith('/api/farm'))) {
      assert.equal((await client.get(path).accept('json').loginAs(member)).status(), 403, path)
    }
  })
})
