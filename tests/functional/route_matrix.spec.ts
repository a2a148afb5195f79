// Long because: every route in every role, from one table
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import limiter from '@adonisjs/limiter/services/main'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import { TOKEN_ABILITIES } from '#app/accounts/account_options'
import User from '#app/accounts/user'
import { neededAbility } from '#app/accounts/tokens/authenticate_token'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { startChat, type NewChat } from '#app/chats/start_chat'
import { accountKey } from '#app/common/rate_limits/attempts'
import { WRITE_LIMITS } from '#app/common/rate_limits/write_limits'
import { sampleOffering } from '#app/club/offerings/offering_factory'
import {
  createDesign,
  createPrompt,
  createPublicDesign,
  createRestyle,
} from '#app/designs/tests/design_factory'
import { createPublicJournal, writeOn } from '#app/journals/journal_factory'
import { reportSubject } from '#app/moderation/report_subject'
import { joinMarket } from '#app/places/markets/join_market'
import { addDocument } from '#app/properties/documents/change_document'
import { storeDocumentFile } from '#app/properties/documents/document_files'
import { pdfFile } from '#app/properties/tests/pdf_files'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { invitePerson } from '#app/teams/invitations/invite_person'
import { requestToJoin } from '#app/teams/requests/join_requests'
import { createSearch } from '#app/search/tests/search_factory'
import { writeComment } from '#app/spots/comments/write_comment'
import { pursue } from '#app/club/pursuits/pursuit_factory'
import { createDream, pin } from '#app/dreams/dream_factory'
import { createPublicSpot } from '#app/spots/tests/spot_factory'
import { teamOf } from '#app/teams/tests/team_factory'
import { createPublishedTour } from '#app/walkthroughs/walkthrough_factory'
import { sendTest } from '#app/webhooks/deliveries/emit_webhooks'
import { listenerOf } from '#app/webhooks/tests/listener'
import { nextMailTo } from '#tests/support/mails'
import { storeTestImage } from '#tests/support/images'
import { createOpenHouse } from '#app/farm/tests/open_house_factory'
import { createUser } from '#tests/support/users'
import { REACHING } from './blocked_routes.js'
import { CHANGING_POSTS, EXPECTED, type Expectation } from './route_matrix.js'

const ROLES = ['anonymous', 'unverified', 'other', 'right'] as const

type Ids = Record<string, string | number>

interface Sample {
  people: (User | null)[]
  staff: User
  ids: Ids
}

/** What belongs to the owner, made only for paths that name one of the keys. */
const BELONGINGS: [keys: string, make: (owner: User) => Promise<Ids>][] = [
  [
    'stat',
    async ({ id }) => db.from('user_stats').where('user_id', id).select('id as stat').first(),
  ],
  ['draft', async (owner) => ({ draft: (await createDraft(owner, { name: 'Draft' })).slug })],
  ['published component shown document', sampleListing],
  ['image', async (owner) => ({ image: (await storeTestImage(owner)).id })],
  ['market market_id friend request group message channel', sampleChats],
  ['report', async (owner) => ({ report: await sampleReport(owner) })],
  ['design', async (owner) => ({ design: (await createDesign(owner)).id })],
  ['restyle restyle_item', sampleRestyle],
  ['exhibit', async (owner) => ({ exhibit: (await createPublicDesign(owner)).id })],
  ['prompt', async (owner) => ({ prompt: (await createPrompt(owner)).id })],
  ['token', async (owner) => ({ token: await sampleToken(owner) })],
  ['webhook delivery', sampleWebhook],
  ['search', async (owner) => ({ search: (await createSearch(owner)).id })],
  ['dream dream_item', sampleDream],
  ['pursuit', async (owner) => ({ pursuit: await pursue(owner, await createPublished(owner)) })],
  ['team team_id agent join invitation', sampleTeam],
  ['tour tour_id tour_video tour_list', sampleTour],
  ['spot comment', sampleSpot],
  ['journal entry', sampleJournal],
  ['offering asked', sampleOffering],
  ['house house_id', sampleOpenHouse],
]

let unchanging: Promise<Sample> | undefined

/** One for all calls that change nothing, since they read or are refused, and new ones for others. */
function sampleFor({ path, statuses }: Expectation, method: string): Promise<Sample> {
  const changesNothing = method === 'GET' || statuses.every((status) => status >= 400)
  if (changesNothing) return (unchanging ??= sampleWorld(() => true))
  const named = new Set(path.match(/(?<=:)\w+/g))
  return sampleWorld((key) => named.has(key))
}

async function sampleWorld(isNeeded: (key: string) => boolean): Promise<Sample> {
  const owner = await createUser({ type: 'realtor' })
  const ids: Ids = { owner: owner.id, handle: owner.handle }
  for (const [keys, make] of BELONGINGS) {
    if (keys.split(' ').some(isNeeded)) Object.assign(ids, await make(owner))
  }
  return {
    people: [null, await createUser({ verified: false }), await createUser(), owner],
    staff: await createUser({ type: 'staff' }),
    ids,
  }
}

async function sampleRestyle(owner: User) {
  const restyle = await createRestyle(owner)
  return { restyle: restyle.id, restyle_item: restyle.items[0].id }
}

async function sampleListing(owner: User) {
  const published = await createPublished(owner)
  await published.load('images')
  return {
    published: published.slug,
    component: published.components[0].id,
    shown: published.images[0].id,
    document: await sampleDocument(owner, published.slug),
  }
}

function sampleDocument(owner: User, slug: string): Promise<string> {
  return storeDocumentFile(pdfFile(), async (fileKey) => {
    const given = { fileKey, name: 'Energy certificate', isPublic: false }
    return (await db.transaction((trx) => addDocument({ user: owner, trx }, slug, given))).id
  })
}

async function sampleChats(owner: User) {
  const friend = await createUser()
  const market = await db.transaction((trx) => joinMarket({ trx }, owner.id, { place: PLACE }))
  const start = (starter: User, chat: NewChat) =>
    db.transaction((trx) => startChat({ user: starter, trx, socketId: null }, chat))
  const request = await start(friend, { user_ids: [owner.id], message: 'Hello' })
  const group = await start(owner, {
    type: 'group',
    name: 'Liguria',
    user_ids: [friend.id],
    message: 'Hello',
  })
  const channel = await start(owner, { type: 'channel', name: 'News', market_id: market.id })
  return {
    market: market.slug,
    market_id: market.id,
    friend: friend.id,
    request: request.chatId,
    group: group.chatId,
    message: group.chat.lastMessageId!,
    channel: channel.chatId,
  }
}

async function sampleSpot(owner: User) {
  const { slug } = await createPublicSpot(owner)
  const comment = await db.transaction((trx) =>
    writeComment({ user: owner, trx }, slug, { content: 'Hi', replyTo: null, clientId: slug })
  )
  return { spot: slug, comment: comment.id }
}

async function sampleJournal(owner: User) {
  const { journal, entry } = await createPublicJournal(owner)
  await writeOn(owner, { slug: journal.slug, id: entry.id })
  return { journal: journal.slug, entry: entry.id }
}

async function sampleOpenHouse(owner: User) {
  const house = await createOpenHouse(owner)
  return { house: house.slug, house_id: house.id }
}

async function sampleTeam(owner: User) {
  const [agent, hopeful] = [await createUser(), await createUser()]
  const { handle, id } = await teamOf(owner, { agent })
  const join = await db.transaction((trx) =>
    requestToJoin({ user: hopeful, trx }, handle, 'May I?')
  )
  const guest = { email: 'livia@example.com', role: 'viewer' } as const
  const invitation = await db.transaction((trx) =>
    invitePerson({ user: owner, trx }, handle, guest)
  )
  return { team: handle, team_id: id, agent: agent.id, join: join.id, invitation: invitation.id }
}

async function sampleTour(owner: User) {
  const { tour, video, list } = await createPublishedTour(owner)
  return { tour: tour.slug, tour_id: tour.id, tour_video: video.id, tour_list: list.id }
}

async function sampleToken(owner: User): Promise<number> {
  await issueToken(owner)
  const [token] = await User.apiTokens.all(owner)
  return Number(token.identifier)
}

async function sampleWebhook(owner: User) {
  const webhook = await listenerOf(owner)
  const delivery = await db.transaction((trx) => sendTest({ user: owner, trx }, webhook.id))
  return { webhook: webhook.id, delivery: delivery.id }
}

async function sampleReport(owner: User): Promise<number> {
  const reporter = await createUser()
  const input = { subject_type: 'user', subject_id: owner.id, reason: 'spam' } as const
  const report = await db.transaction((trx) => reportSubject({ user: reporter, trx }, input))
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

test.group('Routes and roles', () => {
  test('every route has its line in the matrix, and no other', ({ assert }) => {
    assert.sameMembers(Object.keys(EXPECTED), [...routesByName().keys()])
  })

  test('a POST needs the ability to create, or, if it changes something, to update', ({
    assert,
  }) => {
    const calls = [...routesByName().values()].filter(
      ({ methods, pattern }) => methods[0] === 'POST' && /^\/(api|broadcasting)\//.test(pattern)
    )
    const changing = calls.filter((route) => neededAbility(route, 'POST') === 'update')
    assert.sameMembers(
      changing.map(({ name }) => name!),
      CHANGING_POSTS
    )
    for (const route of calls) {
      assert.oneOf(neededAbility(route, 'POST'), ['create', 'update'], route.name)
    }
  })

  test('HEAD answers like GET and leaves nothing in the browser', async ({ client, assert }) => {
    const { ids } = await (unchanging ??= sampleWorld(() => true))
    const faults: string[] = []
    for (const [name, { path, statuses }] of Object.entries(EXPECTED)) {
      if (routesByName().get(name)?.methods[0] !== 'GET' || statuses[0] !== 200) continue
      const answer = await client
        .head(path.replace(/:(\w+)/g, (_, key) => String(ids[key])))
        .accept('json')
      if (answer.status() !== 200) faults.push(`${name} answers ${answer.status()}`)
      if (answer.header('set-cookie')) faults.push(`${name} sets a cookie`)
    }
    assert.deepEqual(faults, [])
  })

  for (const [name, expected] of Object.entries(EXPECTED)) {
    const { path, statuses, body, isForStaff } = expected
    test(`${name} answers each role as it should`, async ({ client, assert }) => {
      const route = routesByName().get(name)
      if (!route) throw new Error(`There is no route ${name}`)
      const [method] = route.methods
      const { people, staff, ids } = await sampleFor(expected, method)
      const asking = isForStaff ? people.with(-1, staff) : people
      const filled = path.replace(/:(\w+)/g, (_, key) => String(ids[key]))

      const seen: Record<string, number> = {}
      // or its window could end between the request and the look at it
      await writesOf(asking.at(-1)!).forget()
      for (const [index, person] of asking.entries()) {
        const request = client.request(filled, method).redirects(0).withCsrfToken()
        request.accept('json')
        if (method !== 'GET') request.json(body ?? {})
        if (person) request.loginAs(person)
        seen[ROLES[index]] = (await request).status()
      }
      assert.deepEqual(seen, Object.fromEntries(ROLES.map((role, i) => [role, statuses[i]])))
      if (!['GET', 'OPTIONS'].includes(method))
        assert.isAbove(await writesOf(asking.at(-1)!).count(), 0, 'counts against the limit')

      if (!/^\/(api|broadcasting)\//.test(filled)) return
      const token = await issueToken(asking.at(-1)!, {
        abilities: TOKEN_ABILITIES.filter((ability) => ability !== neededAbility(route, method)),
      })
      const request = client.request(filled, method).header('authorization', `Bearer ${token}`)
      const answer = await (method === 'GET' ? request : request.json(body ?? {}))
      assert.equal(answer.status(), 403, 'a token without the ability')
    })
  }
})

/** The string itself, or what a string like `:owner` stands for. */
function filledIn(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((each) => filledIn(each, ids))
  const named = typeof value === 'string' ? /^:(\w+)$/.exec(value)?.[1] : undefined
  return named ? ids[named] : value
}

/** Writes that have counted against the limit of an account. */
function writesOf({ id }: User) {
  const { requests, every: duration } = WRITE_LIMITS.account!
  const counter = limiter.use('memory', { requests, duration })
  const key = accountKey(WRITE_LIMITS, String(id))
  return {
    forget: () => counter.delete(key),
    count: async () => (await counter.get(key))?.consumed ?? 0,
  }
}

async function blockedWorld() {
  const { people, ids } = await sampleWorld(() => true)
  const [blocked, owner] = [people[2]!, people[3]!]
  await db.transaction((trx) => blockUser({ user: owner, trx }, blocked.id))
  const { handle: ownTeam } = await teamOf(blocked)
  const { id: ownDream } = await createDream(blocked)
  const own = { own_team: ownTeam, own_dream: ownDream, email: owner.email }
  return { blocked, owner, ids: { ...ids, ...own } }
}

test.group('Routes and blocked people', () => {
  test('nothing that a blocked person does reaches who blocked them', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { blocked, owner, ids } = await blockedWorld()
    const notices = () => db.from('notifications').where('user_id', owner.id)
    const before = (await notices()).length
    const mailed: string[] = []
    cleanup(
      emitter.on('mail:sent', ({ message }) => {
        if (JSON.stringify(message.to).includes(owner.email)) mailed.push(message.subject ?? '')
      })
    )
    const seen: Record<string, number> = {}
    for (const [name, { path, body = {} }] of Object.entries(REACHING)) {
      const [method] = routesByName().get(name)!.methods
      const fields = Object.entries(body).map(([key, value]) => [key, filledIn(value, ids)])
      const filled = path.replace(/:(\w+)/g, (_, key) => String(ids[key as keyof typeof ids]))
      const answer = await client
        .request(filled, method)
        .accept('json')
        .json(Object.fromEntries(fields))
        .withCsrfToken()
        .loginAs(blocked)
      seen[name] = answer.status()
    }
    assert.deepEqual(
      seen,
      Object.fromEntries(Object.entries(REACHING).map(([name, { status }]) => [name, status]))
    )
    // mails leave in order, so that this one is the last
    const last = nextMailTo(owner.email, /Reset/)
    await client.post('/forgot-password').json({ email: owner.email }).withCsrfToken()
    await last
    assert.deepEqual(
      mailed.filter((subject) => !/Reset/.test(subject)),
      []
    )
    assert.lengthOf(await notices(), before)
  })
})

async function sampleDream(owner: User): Promise<Ids> {
  const { id } = await createDream(owner)
  return { dream: id, dream_item: await pin(owner, id) }
}
