import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import StartChat, { type NewChat } from '#app/chats/actions/start_chat'
import { createDesign, createPrompt, createPublicDesign } from '#app/designs/tests/design_factory'
import ReportSubject from '#app/moderation/actions/report_subject'
import JoinMarket from '#app/places/actions/join_market'
import { createProperty, createPublished } from '#app/properties/tests/property_factory'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'
import { EXPECTED } from './route_matrix.js'

const ROLES = ['anonymous', 'unverified', 'other', 'right'] as const

interface Sample {
  people: (User | null)[]
  staff: User
  ids: Record<string, string | number>
}

/** One realtor with a draft, a published listing and a picture, and two others. */
async function sampleWorld(): Promise<Sample> {
  const owner = await createUser({ type: 'realtor' })
  const published = await createPublished(owner)
  await published.load('images')
  const stat = await db.from('user_stats').where('user_id', owner.id).firstOrFail()
  return {
    people: [null, await createUser({ verified: false }), await createUser(), owner],
    staff: await createUser({ type: 'staff' }),
    ids: {
      owner: owner.id,
      handle: owner.handle,
      stat: stat.id,
      draft: (await createProperty(owner, { name: 'Draft' })).slug,
      published: published.slug,
      component: published.components[0].id,
      shown: published.images[0].id,
      image: (await storeTestImage(owner)).id,
      ...(await sampleChats(owner)),
      report: await sampleReport(owner),
      design: (await createDesign(owner)).id,
      exhibit: (await createPublicDesign(owner)).id,
      prompt: (await createPrompt(owner)).id,
    },
  }
}

/** A request to the owner, and a group and a channel of theirs, each with somebody else in it. */
async function sampleChats(owner: User) {
  const friend = await createUser()
  const market = await db.transaction((trx) =>
    new JoinMarket().handle(owner.id, { place: PLACE }, trx)
  )
  const start = (starter: User, chat: NewChat) =>
    db.transaction((trx) => new StartChat().handle(starter, chat, null, trx))
  const request = await start(friend, { user_ids: [owner.id], message: 'Hello' })
  const group = await start(owner, {
    type: 'group',
    name: 'Liguria',
    user_ids: [friend.id],
    message: 'Hello',
  })
  const channel = await start(owner, { type: 'channel', name: 'News', market_id: market.id })
  return {
    friend: friend.id,
    request: request.chatId,
    group: group.chatId,
    message: group.chat.lastMessageId!,
    channel: channel.chatId,
  }
}

async function sampleReport(owner: User): Promise<number> {
  const reporter = await createUser()
  const input = { subject_type: 'user', subject_id: owner.id, reason: 'spam' } as const
  const report = await db.transaction((trx) => new ReportSubject().handle(reporter, input, trx))
  return report.id
}

const PLACE = {
  name: 'Camogli',
  city: 'Camogli',
  state: 'Liguria',
  country: 'Italy',
  countryCode: 'IT',
  latitude: 44.35,
  longitude: 9.15,
}

function routesByName() {
  const routes = Object.values(router.toJSON()).flat()
  return new Map(routes.map((route) => [route.name!, route]))
}

test.group('Routes and roles', (group) => {
  /** What reads changes nothing, so that all reading routes share one world. */
  let readWorld: Sample
  group.setup(async () => {
    readWorld = await sampleWorld()
  })

  test('every route has its line in the matrix, and no other', ({ assert }) => {
    assert.sameMembers(Object.keys(EXPECTED), [...routesByName().keys()])
  })

  for (const [name, { path, statuses, body, isForStaff }] of Object.entries(EXPECTED)) {
    test(`${name} answers each role as it should`, async ({ client, assert }) => {
      const route = routesByName().get(name)
      if (!route) throw new Error(`There is no route ${name}`)
      const [method] = route.methods
      const { people, staff, ids } = method === 'GET' ? readWorld : await sampleWorld()
      const asking = isForStaff ? people.with(-1, staff) : people
      const filled = path.replace(/:(\w+)/g, (_, key) => String(ids[key]))

      const seen: Record<string, number> = {}
      for (const [index, person] of asking.entries()) {
        const request = client.request(filled, method).redirects(0).withCsrfToken()
        request.accept('json')
        if (method !== 'GET') request.json(body ?? {})
        if (person) request.loginAs(person)
        seen[ROLES[index]] = (await request).status()
      }
      assert.deepEqual(seen, Object.fromEntries(ROLES.map((role, i) => [role, statuses[i]])))
    })
  }
})
