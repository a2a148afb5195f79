// Long because: the demo is seeded once and looked at from every side.
import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { listDueDigests } from '#app/chats/digest/claim_digests'
import MessageSent from '#app/chats/messages/message_sent'
import User from '#app/accounts/user'
import type { Folder } from '#app/chats/chat_options'
import Message from '#app/chats/messages/message'
import { countUnread } from '#app/chats/reading/count_unread'
import { listChats } from '#app/chats/find_chats'
import { listChatViews } from '#app/chats/list_chat_views'
import { seedDemo } from '#app/demo/seeders/seed_demo'
import { CAMPAIGNS } from '#app/demo/seeders/seed_campaigns'
import { CHATS } from '#app/demo/data/chats'
import { DESIGNS } from '#app/demo/data/designs'
import { DREAMS } from '#app/demo/data/dreams'
import { DEMO_LISTINGS } from '#app/demo/data/listings'
import { MAIN_HANDLES, PASSWORD, PEOPLE } from '#app/demo/data/people'
import { TOWNS } from '#app/demo/data/towns'
import Design from '#app/designs/design'
import { loadPictures } from '#app/designs/design_pictures'
import Dream from '#app/dreams/dream'
import DreamItem from '#app/dreams/items/dream_item'
import { countEarnedCoins } from '#app/ledger/list_coin_entries'
import { findCoinBalance, findCreditBalance } from '#app/ledger/find_balance'
import { listLedgerFaults } from '#app/ledger/list_ledger_faults'
import Farm from '#app/farm/farm'
import FarmCampaign from '#app/farm/campaigns/farm_campaign'
import { listDueMails } from '#app/notifications/mails/send_notification_mails_job'
import NotificationCreated from '#app/notifications/notification_created'
import { searchPlaces } from '#app/places/gazetteer/search_places'
import { stagingContent } from '#app/properties/parts/component_content'
import { missingForPublish } from '#app/properties/publishing/missing_for_publish'
import Component from '#app/properties/parts/component'
import { LEADS } from '#app/demo/data/leads'
import { OPEN_HOUSES } from '#app/demo/seeders/seed_open_houses'
import Lead from '#app/leads/lead'
import { JOURNALS } from '#app/demo/data/journals'
import { OFFERING_REQUESTS } from '#app/demo/data/offering_requests'
import { OFFERINGS } from '#app/demo/data/offerings'
import { SPOTS } from '#app/demo/data/spots'
import Spot from '#app/spots/spot'
import { VIDEOS, WALKTHROUGHS } from '#app/demo/data/walkthroughs'
import Video from '#app/videos/video'
import Walkthrough from '#app/walkthroughs/walkthrough'
import Team from '#app/teams/team'
import Property from '#app/properties/property'

const demoPeople = () =>
  User.query()
    .whereIn(
      'handle',
      PEOPLE.map(({ handle }) => handle)
    )
    .select('id')
const seed = () => seedDemo(app.makePath('resources/demo/photographs'))

const MANY = 10_000

const demoIds = async () => {
  const people = await User.query().whereLike('email', '%@vesta.test').select('id')
  return people.map(({ id }) => id)
}

test.group('A demonstration world that fails to grow', () => {
  test('leaves nothing behind', async ({ assert, cleanup }) => {
    const last = PEOPLE.at(-1)!.handle
    const holder = await User.create({
      handle: last,
      name: 'Somebody with a wanted handle',
      email: 'wanted@example.com',
      password: PASSWORD,
      type: 'member',
    })
    cleanup(() => holder.delete())
    const images = () => db.from('images').count('* as count').first()
    const before = await images()

    await assert.rejects(seed, /users_handle_unique/)
    assert.isNull(await User.findBy('handle', PEOPLE[0].handle))
    assert.deepEqual(await images(), before)
  })
})

test.group('The demonstration world', (group) => {
  const news: unknown[] = []
  group.setup(async () => {
    const told = emitter.fake([MessageSent, NotificationCreated])
    try {
      await seed()
      news.push(...told.all().map(({ data }) => data))
    } finally {
      emitter.restore()
    }
  })

  test('tells nobody of what happened long ago', async ({ assert }) => {
    const ids = await demoIds()
    // others' jobs may still run in this process
    const said = news.filter(
      (event) => event instanceof MessageSent && ids.includes(event.view.message.userId ?? 0)
    )
    assert.isEmpty(said)
    const noticeIds = news.flatMap((event) =>
      event instanceof NotificationCreated ? event.notificationId : []
    )
    assert.isEmpty(await db.from('notifications').whereIn('id', noticeIds).whereIn('user_id', ids))
  })

  test('leaves nothing to be mailed to people who have no mailbox', async ({ assert }) => {
    const ids = new Set(await demoIds())
    const notices = await listDueMails(MANY)
    assert.isEmpty(notices.filter(({ userId }) => ids.has(userId)))
    assert.isEmpty((await listDueDigests(MANY)).filter((id) => ids.has(id)))
    const visitors = OPEN_HOUSES.flatMap((house) => house.visitors ?? [])
    const waiting = await db
      .from('open_house_mails')
      .join('open_house_visitors', 'open_house_visitors.id', 'open_house_mails.visitor_id')
      .whereIn(
        'email',
        visitors.map(({ email }) => email)
      )
      .whereNull('sent_at')
    assert.isEmpty(waiting)
  })

  test('has twelve people and thirty homes in ten places', async ({ assert }) => {
    assert.lengthOf(await User.query().whereLike('email', '%@vesta.test'), PEOPLE.length)
    assert.equal(PEOPLE.length, 12)
    assert.equal(DEMO_LISTINGS.length, 30)
    assert.equal(new Set(DEMO_LISTINGS.map(({ town }) => town)).size, 10)
  })

  test('has ten homes of Ava among them, and says when each was listed', async ({ assert }) => {
    const ava = await User.findByOrFail('handle', 'ava')
    const homes = await Property.query().where('userId', ava.id)
    assert.lengthOf(homes, 10)
    for (const home of homes.filter(({ status }) => status !== 'draft')) {
      assert.isAtMost(home.publishedAt!.diffNow('days').days, -1)
      assert.isTrue(home.createdAt < home.publishedAt! && home.publishedAt! <= home.updatedAt)
    }
  })

  test('lets the four in, with their credits', async ({ assert }) => {
    for (const handle of MAIN_HANDLES) {
      const user = await User.verifyCredentials(handle, PASSWORD)
      assert.isTrue(user.isEmailVerified)
      assert.equal(await findCreditBalance(user.id), 20)
    }
  })

  test('shows nothing that publishing would refuse, and tells of lowered prices', async ({
    assert,
  }) => {
    const listed = await Property.query()
      .where('status', 'publish')
      .whereHas('owner', (owners) => owners.whereLike('email', '%@vesta.test'))
      .preload('images')
      .preload('priceHistory')
    assert.lengthOf(listed, 24)
    for (const property of listed) {
      assert.deepEqual(missingForPublish(property, property.images.length), {})
      assert.isTrue(property.images.every(({ alt }) => alt))
    }
    const ava = await User.findByOrFail('handle', 'ava')
    const lowered = listed.find(({ name, userId }) => name === 'Casa Livia' && userId === ava.id)!
    assert.deepEqual(
      lowered.priceHistory.map(({ price }) => price),
      [1_320_000, 1_250_000]
    )
    assert.equal(lowered.price, 1_250_000)
  })

  test('has people who asked about homes of Ava, at several stages', async ({ assert }) => {
    const ava = await User.findByOrFail('handle', 'ava')
    const leads = await Lead.query().where('userId', ava.id)
    const visitors = OPEN_HOUSES.flatMap((house) => house.visitors ?? [])
    assert.sameMembers(
      leads.map(({ email }) => email),
      [...new Set([...LEADS, ...visitors].map(({ email }) => email))]
    )
    assert.includeMembers(
      leads.map(({ stage }) => stage),
      ['new', 'contacted', 'viewing', 'offer', 'lost']
    )
  })

  test('has somebody who asked Ava for a document days ago', async ({ assert }) => {
    const ava = await User.findByOrFail('handle', 'ava')
    const { email, document } = LEADS.find((lead) => lead.document)!
    const lead = await Lead.query().where({ userId: ava.id, email }).firstOrFail()
    assert.isAtMost(lead.happenedAt.diffNow('days').days, -1)
    const events = await db.from('lead_events').where('lead_id', lead.id)
    assert.deepEqual(
      events.map(({ kind, title }) => [kind, title]),
      [['document', document]]
    )
    const asker = await User.findByOrFail('email', email)
    const requests = await db.from('document_requests').where('user_id', asker.id)
    assert.deepEqual(
      requests.map(({ status }) => status),
      ['waiting']
    )
  })

  test('gave Ava coin for two people she invited', async ({ assert }) => {
    const ava = await User.findByOrFail('handle', 'ava')
    assert.equal(await countEarnedCoins(ava.id, 'referral'), 100)
    assert.isAtLeast(await findCoinBalance(ava.id), 135)
  })

  test('lists some homes in the name of a team', async ({ assert }) => {
    const team = await Team.findByOrFail('handle', 'rinaldi')
    assert.lengthOf(await Property.query().where({ teamId: team.id, status: 'publish' }), 3)
  })

  test('talks: chats, a group, channels, and two requests to Ava', async ({ assert }) => {
    const ava = await User.findByOrFail('handle', 'ava')
    const namesIn = async (folder: Folder) => {
      const views = await listChatViews(await listChats(ava.id, folder, { page: 1, perPage: 20 }))
      return views.map(({ chat, users }) => chat.name ?? users[1].name)
    }
    assert.deepEqual(await namesIn('chats'), [
      'Casa Livia, Saturday',
      'Noah Bennett',
      'Portofino, this week',
      'Mila Sørensen',
      'Jonas Petersen',
    ])
    assert.deepEqual(await namesIn('muted'), ['Celeste Moreau'])
    assert.deepEqual(await namesIn('requested'), ['Samir Haddad', 'Grace Whitfield'])
    assert.equal(await countUnread(ava.id), 6)
  })

  test('said everything in the order of its ids, and nothing just now', async ({ assert }) => {
    const authors = await User.query().whereLike('email', '%@vesta.test').select('id')
    const messages = await Message.query()
      .whereIn(
        'userId',
        authors.map(({ id }) => id)
      )
      .orderBy('id')
    const said = CHATS.flatMap((chat) => chat.messages).length
    assert.lengthOf(messages, said + OFFERING_REQUESTS.length)
    for (const [index, { createdAt }] of messages.entries()) {
      assert.isAtMost(createdAt.diffNow('minutes').minutes, -10)
      if (index) assert.isTrue(messages[index - 1].createdAt <= createdAt)
    }
    const memberships = await db
      .from('chat_members')
      .join('chats', 'chats.id', 'chat_members.chat_id')
      .whereIn(
        'chats.last_message_id',
        messages.map(({ id }) => id)
      )
      .whereColumn('sorted_at', '<>', 'last_message_at')
    assert.isEmpty(memberships)
  })

  test('shows designs in public, some of them chosen, one in a listing', async ({ assert }) => {
    const designs = await loadPictures(
      await Design.query()
        .whereHas('owner', (owners) => owners.whereLike('email', '%@vesta.test'))
        .preload('owner')
    )
    assert.lengthOf(designs, DESIGNS.length)
    for (const { isPublic, image, highResImage, originalImage, publishedAt } of designs) {
      assert.isTrue(isPublic)
      assert.equal(image?.content.width, 1080)
      assert.equal(highResImage?.content.width, 1080)
      assert.isTrue(Boolean(originalImage?.alt && image?.alt))
      assert.isAtMost(publishedAt!.diffNow('days').days, -1)
    }
    assert.isAtLeast(designs.filter(({ isFeatured }) => isFeatured).length, 3)
    const loft = await Property.findByOrFail('name', 'The Harbor Loft')
    const staged = await Component.findByOrFail({ property_id: loft.id, type: 'staging' })
    assert.isNotEmpty(stagingContent(staged.content).pictures)
  })

  test('has dream boards with all that was pinned, one of them of Ava', async ({ assert }) => {
    const boards = await Dream.query().whereIn('user_id', demoPeople()).orderBy('id')
    assert.deepEqual(
      boards.map(({ title }) => title),
      DREAMS.map(({ title }) => title)
    )
    for (const [index, { id, title }] of boards.entries()) {
      const items = await DreamItem.query().where('dreamId', id)
      assert.lengthOf(items, DREAMS[index].items.length, title)
    }
    const ava = await User.findByOrFail('handle', 'ava')
    const own = boards.filter(({ userId }) => userId === ava.id)
    assert.lengthOf(own, 1)
    const pinned = await DreamItem.query().where('dreamId', own[0].id).orderBy('position')
    assert.deepEqual(
      pinned.map(({ kind }) => kind),
      ['property', 'note', 'design', 'image', 'property', 'wish']
    )
  })

  test('has walkthroughs and spots whose videos can be watched', async ({ client, assert }) => {
    assert.lengthOf(
      await Spot.query().whereIn('user_id', demoPeople()).where('status', 'publish'),
      SPOTS.length
    )
    assert.lengthOf(
      await Walkthrough.query().whereIn('user_id', demoPeople()).where('status', 'publish'),
      WALKTHROUGHS.length
    )
    const videos = await Video.query().whereIn('user_id', demoPeople())
    assert.lengthOf(videos, Object.keys(VIDEOS).length)
    for (const { slug, renditions } of videos) {
      const picture = renditions.find(({ height }) => height > 0)!
      const master = await client.get(`/videos/${slug}/master.m3u8`)
      master.assertStatus(200)
      const list = await client.get(`/videos/${slug}/${picture.name}.m3u8`)
      const [segment] = list.text().match(/^\/videos\/files\/.*$/m) ?? []
      const answer = await client.get(segment!)
      answer.assertStatus(200)
    }
  })

  test('has journals with whole entries', async ({ client, assert }) => {
    const answer = await client.get('/api/journals')
    const { data } = answer.body().journals
    assert.lengthOf(data, JOURNALS.length)
    for (const { slug, cover, entries_count: count, last_published_at: at } of data) {
      assert.isNotNull(cover)
      assert.isAtLeast(count, 2)
      assert.isBelow(Date.parse(at), Date.now())
      const page = await client.get(`/journals/${slug}.rss`)
      page.assertStatus(200)
    }
  })

  test('has campaigns that went out, with clicks, and nobody left to mail', async ({ assert }) => {
    const farms = () => Farm.query().whereIn('user_id', demoPeople()).select('id')
    const campaigns = await FarmCampaign.query().whereIn('farm_id', farms()).orderBy('id')
    assert.deepEqual(
      campaigns.map(({ status }) => status),
      CAMPAIGNS.map(({ sent }) => (sent ? 'sent' : 'draft'))
    )
    const ids = campaigns.map(({ id }) => id)
    const [{ clicks }] = await db
      .from('farm_campaign_links')
      .whereIn('campaign_id', ids)
      .sum('clicks as clicks')
    assert.isAbove(Number(clicks), 0)
    const unsent = await db
      .from('farm_campaign_recipients')
      .whereIn('campaign_id', ids)
      .whereNot('status', 'sent')
    assert.isEmpty(unsent)
  })

  test('has offerings with photos, and requests in every state', async ({ client, assert }) => {
    const answer = await client.get('/api/offerings?per_page=50')
    const handles: string[] = PEOPLE.map(({ handle }) => handle)
    const { data: all } = answer.body().offerings
    const data = all.filter(({ user }: { user: { handle: string } }) =>
      handles.includes(user.handle)
    )
    assert.lengthOf(data, OFFERINGS.filter(({ isDraft }) => !isDraft).length)
    for (const { images, description, published_at: at } of data) {
      assert.isAtLeast(images.length, 2)
      assert.isAbove(description.length, 80)
      assert.isBelow(Date.parse(at), Date.now())
    }
    const rated = data.filter(({ rating }: { rating: number | null }) => rating !== null)
    assert.isAtLeast(rated.length, 3)
    const offered = db.from('offerings').whereIn('user_id', demoPeople()).select('id')
    const states: { status: string }[] = await db
      .from('offering_requests')
      .whereIn('offering_id', offered)
      .distinct('status')
    assert.sameMembers(
      states.map(({ status }) => status),
      ['requested', 'accepted', 'completed', 'declined']
    )
    assert.deepEqual(await listLedgerFaults(), [])
  })

  test('lies in places that the gazetteer knows', async ({ assert }) => {
    for (const { city, latitude, longitude } of Object.values(TOWNS)) {
      const found = await searchPlaces(city)
      const isNear = found.some(
        (place) =>
          Math.abs(place.latitude - latitude) < 0.3 && Math.abs(place.longitude - longitude) < 0.3
      )
      assert.isTrue(isNear, `${city} is not where the gazetteer has it`)
    }
  })

  test('changes nothing when it is seeded again', async ({ assert }) => {
    const count = async () => {
      const tables = [
        'users',
        'properties',
        'images',
        'follows',
        'ledger_postings',
        'price_changes',
        'chats',
        'messages',
        'message_reactions',
      ]
      return Promise.all(tables.map((table) => db.from(table).count('* as count').first()))
    }
    const before = await count()
    await seed()
    assert.deepEqual(await count(), before)
  })
})
