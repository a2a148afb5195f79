// Long because: one listing's story, from the order to the staged photos.
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Data } from '#data'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import Design from '#app/designs/design'
import { DesignOwner, movementsOf } from '#app/designs/tests/design_owner'
import { withEngine } from '#app/designs/tests/test_engine'
import { DesignFailure } from '#app/redesign/design_engine'
import { stagingContent } from '#app/properties/parts/component_content'
import { MAX_STAGED_PHOTOS } from '#app/properties/listing_options'
import Component from '#app/properties/parts/component'
import type Property from '#app/properties/property'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { combineLook } from '#app/redesign/looks/combine_look'
import { teamOf } from '#app/teams/tests/team_factory'
import { prices } from '#config/design'
import { eventually } from '#tests/support/eventually'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'

type WireRestyle = Data.Designs.Restyles.Restyle

const ROOMS = ['living-room', 'bedroom', 'kitchen', 'dining-room']
/** The same for each listing, so that each is judged once. */
const PHOTOS = ['#a50', '#05a', '#5a0']
const LOOK = { designer: 'ines-valmor', colors: ['sage'] }

async function listingOf(owner: User, photos: number) {
  const images = []
  for (let count = 0; count < photos; count++) {
    const background = PHOTOS[count]
    images.push((await storeTestImage(owner, 'property', { background })).id)
  }
  const listing = await createDraft(owner, { name: 'Casa Livia', images })
  return { listing, images }
}

const photosOf = (images: number[]) =>
  images.map((image, index) => ({ image, room_type: ROOMS[index % ROOMS.length] }))

async function begin(client: ApiClient, { credits = 5, photos = 3 } = {}) {
  const ava = await DesignOwner.create(client, credits)
  const { listing, images } = await listingOf(ava.user, photos)
  const path = `/api/properties/${listing.slug}/restyles`
  const start = async (key: string = randomUUID()) => {
    const body = { options: LOOK, photos: photosOf(images) }
    return (await ava.post(path, body, 202, { 'idempotency-key': key })).restyle.id as number
  }
  const show = async (id: number): Promise<WireRestyle> =>
    (await ava.get(`/api/restyles/${id}`)).restyle
  const ended = (id: number) =>
    eventually(
      async () => {
        const restyle = await show(id)
        const isOver = restyle.items.every(
          ({ design }) => !design || ['completed', 'failed'].includes(design.status)
        )
        return isOver && restyle
      },
      { within: 60_000, what: () => `the end of restyle ${id}` }
    )
  return { ava, listing, images, path, start, show, ended }
}

async function stagedIn({ id }: Property) {
  const component = await Component.query()
    .where({ propertyId: id, type: 'staging' })
    .preload('images')
    .firstOrFail()
  return { component, pictures: stagingContent(component.content).pictures }
}

const designsOf = (userId: number) => Design.query().where('user_id', userId).orderBy('id')

test.group('Restyling a listing', (group) => {
  const scene = withEngine(group)

  test('orders a design of each photo at once, with one palette and the same finishes', async ({
    client,
    assert,
  }) => {
    const { ava, start, ended, images } = await begin(client)
    const restyle = await ended(await start())
    assert.deepEqual(
      restyle.items.map(({ photo, room_type, is_canceled, is_added }) => [
        photo?.id,
        room_type,
        is_canceled,
        is_added,
      ]),
      images.map((image, index) => [image, ROOMS[index], false, false])
    )
    assert.isTrue(restyle.items.every(({ design }) => design?.status === 'completed'))
    assert.equal(await ava.credits(), 2)

    const { orders } = scene.engine
    assert.isTrue(orders.every(({ sharesLook }) => sharesLook))
    const looks = orders.map(({ options, seed }) => combineLook(options, seed).look)
    for (const { walls, floor, accentWall, textiles, wood, curtains } of looks) {
      const finishes = { walls, floor, accentWall, textiles, wood, curtains }
      assert.containsSubset(looks[0], finishes)
    }
    assert.sameMembers(
      orders.map(({ options }) => options.roomType),
      ROOMS.slice(0, 3)
    )
    assert.lengthOf(new Set(orders.map(({ options }) => options.theme)), 1)
    assert.equal(restyle.options.theme, orders[0].options.theme)

    const notices: { url: string }[] = await db
      .from('notifications')
      .where({ user_id: ava.user.id })
      .select('url')
    assert.deepEqual(notices, [{ url: `/restyles/${restyle.id}` }])
  })

  test('needs a credit for every photo, or orders nothing', async ({ client, assert }) => {
    const { ava, path, images } = await begin(client, { credits: 2 })
    const { message } = await ava.post(path, { options: LOOK, photos: photosOf(images) }, 402)
    assert.match(message, /takes 3 credits, and you have 2.*get 1 more/)
    assert.equal(await ava.credits(), 2)
    assert.lengthOf(await designsOf(ava.user.id), 0)
    assert.isNull(await db.from('restyles').where('user_id', ava.user.id).first())
  })

  test('is ordered once, however often it is sent', async ({ client, assert }) => {
    const { ava, start, ended } = await begin(client, { credits: 6 })
    const key = randomUUID()
    const ids = await Promise.all([start(key), start(key), start(key)])
    assert.lengthOf(new Set(ids), 1)
    assert.equal(await start(key), ids[0])
    assert.equal(await ava.credits(), 3)
    await ended(ids[0])
    assert.lengthOf(await designsOf(ava.user.id), 3)
  })

  test('takes only photos of the listing, each once', async ({ client, assert }) => {
    const { ava, path, images } = await begin(client)
    const stray = await storeTestImage(ava.user)
    for (const photos of [
      photosOf([...images, stray.id]),
      photosOf([images[0], images[0]]),
      photosOf([999_999_999]),
      [],
      photosOf(Array.from({ length: MAX_STAGED_PHOTOS + 1 }, (_, index) => index + 1)),
    ]) {
      const { errors } = await ava.post(path, { options: LOOK, photos }, 422)
      assert.property(errors, 'photos')
    }
    assert.equal(await ava.credits(), 5)
  })

  test('canceled, keeps what was begun and returns the credits of the rest', async ({
    client,
    assert,
  }) => {
    const { ava, start, show, ended } = await begin(client)
    scene.engine.waitAt('generate')
    const id = await start()
    await scene.engine.waits()
    const cancel = () => ava.post(`/api/restyles/${id}/cancel`)
    await Promise.all([cancel(), cancel()])
    assert.deepEqual(
      (await show(id)).items.map(({ design, is_canceled }) => [design?.status, is_canceled]),
      [
        ['processing', false],
        [undefined, true],
        [undefined, true],
      ]
    )
    assert.equal(await ava.credits(), 4)
    scene.engine.release()
    const { items } = await ended(id)
    assert.equal(items[0].design?.status, 'completed')
    await cancel()
    assert.equal(await ava.credits(), 4)

    const again = `/api/restyles/${id}/items/${items[1].id}/retry`
    await ava.post(again, {}, 202)
    const whole = await ended(id)
    assert.deepEqual(
      whole.items.map(({ is_canceled }) => is_canceled),
      [false, false, true]
    )
    const [first, second] = await designsOf(ava.user.id)
    assert.deepEqual(
      [second.seed, { ...second.options, roomType: null }],
      [first.seed, { ...first.options, roomType: null }]
    )
    await ava.post(again, {}, 409)
    assert.equal(await ava.credits(), 3)
  })

  test('stopped, goes on with what is left, once and for one credit each', async ({
    client,
    assert,
  }) => {
    const { ava, start, show, ended } = await begin(client)
    scene.engine.waitAt('generate')
    const id = await start()
    await scene.engine.waits()
    await ava.post(`/api/restyles/${id}/cancel`)
    assert.equal(await ava.credits(), 4)

    const resume = (key: string = randomUUID()) =>
      ava.post(`/api/restyles/${id}/resume`, {}, 202, { 'idempotency-key': key })
    const key = randomUUID()
    await Promise.all([resume(key), resume(key), resume()])
    assert.equal(await ava.credits(), 2)
    assert.isTrue((await show(id)).items.every(({ is_canceled }) => !is_canceled))
    scene.engine.release()
    const { items } = await ended(id)
    assert.isTrue(items.every(({ design }) => design?.status === 'completed'))
    const designs = await designsOf(ava.user.id)
    assert.lengthOf(designs, 3)
    assert.lengthOf(new Set(designs.map(({ seed }) => seed)), 1)
    await resume()
    assert.equal(await ava.credits(), 2)
  })

  test('stopped, goes on with all that is left or with none', async ({ client, assert }) => {
    const { ava, start, show, ended, path, images, listing } = await begin(client, { credits: 3 })
    scene.engine.waitAt('generate')
    const id = await start()
    await scene.engine.waits()
    await ava.post(`/api/restyles/${id}/cancel`)
    const single = { options: LOOK, photos: photosOf([images[0]]) }
    const { restyle: other } = await ava.post(path, single, 202)
    assert.equal(await ava.credits(), 1)
    const resume = (status: number) => ava.post(`/api/restyles/${id}/resume`, {}, status)
    const { message } = await resume(402)
    assert.match(message, /takes 2 credits, and you have 1/)
    const canceled = async () =>
      (await show(id)).items.map(({ is_canceled: isCanceled }) => isCanceled)
    assert.deepEqual(await canceled(), [false, true, true])
    assert.equal(await ava.credits(), 1)

    // A photo that left the listing meanwhile is neither made nor paid.
    await ava.post(`/api/properties/${listing.slug}`, {
      property: { images: [images[0], images[2]] },
    })
    await resume(202)
    assert.deepEqual(await canceled(), [false, true, false])
    assert.equal(await ava.credits(), 0)
    scene.engine.release()
    await ended(id)
    await ended(other.id)
  })

  test('stopped, asks for the price of all that is left before it orders any', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { builtin } = prices
    prices.builtin = 2
    cleanup(() => {
      prices.builtin = builtin
    })
    const { ava, start, ended } = await begin(client, { credits: 6 })
    scene.engine.waitAt('generate')
    const id = await start()
    await scene.engine.waits()
    await ava.post(`/api/restyles/${id}/cancel`)
    assert.equal(await ava.credits(), 4)
    const { listing, images } = await listingOf(ava.user, 1)
    const other = await ava.post(
      `/api/properties/${listing.slug}/restyles`,
      { options: LOOK, photos: photosOf(images) },
      202
    )
    assert.equal(await ava.credits(), 2)
    const { message } = await ava.post(`/api/restyles/${id}/resume`, {}, 402)
    assert.match(message, /takes 4 credits, and you have 2/)
    assert.equal(await ava.credits(), 2)
    scene.engine.release()
    await ended(id)
    await ended(other.restyle.id)
  })

  test('of which one photo fails returns its credit and is tried again alone', async ({
    client,
    assert,
  }) => {
    scene.engine.fail(new DesignFailure('Too dark.', false))
    const { ava, start, ended } = await begin(client)
    const id = await start()
    const { items } = await ended(id)
    const failed = items.find(({ design }) => design?.status === 'failed')!
    assert.equal(failed.design?.error, 'Too dark.')
    assert.equal(await ava.credits(), 3)
    const before = await Design.findOrFail(failed.design!.id)

    const retry = () => ava.post(`/api/restyles/${id}/items/${failed.id}/retry`, {}, 202)
    await retry()
    const whole = await ended(id)
    assert.isTrue(whole.items.every(({ design }) => design?.status === 'completed'))
    assert.equal(await ava.credits(), 2)
    const { seed, options } = await Design.findOrFail(failed.design!.id)
    assert.deepEqual(combineLook(options, seed), combineLook(options, before.seed))
    assert.deepEqual(await movementsOf(failed.design!), [
      'hold',
      'capture',
      'reverse',
      'hold',
      'capture',
    ])
  })

  test('adds some or all to the listing, each once, beside what others changed', async ({
    client,
    assert,
  }) => {
    const { ava, start, ended, listing } = await begin(client)
    const id = await start()
    const { items } = await ended(id)
    const ids = items.map((item) => item.id)
    const add = (chosen: number[], status = 200) =>
      ava.post(`/api/restyles/${id}/listing`, { items: chosen }, status)

    await Promise.all([add([ids[2]]), add([ids[2]])])
    const { component, pictures } = await stagedIn(listing)
    assert.lengthOf(pictures, 1)
    // Someone's editor was open before the others came, and knows of the first only.
    const known = pictures.map(({ image }) => image)
    await add(ids)
    await ava.post(`/api/component/${component.id}`, {
      component: {
        content: { pictures: [{ ...pictures[0], caption: 'Upstairs' }] },
        known_pictures: known,
      },
    })
    const all = (await stagedIn(listing)).pictures
    assert.deepEqual(
      all.map(({ source }) => source),
      [2, 0, 1].map((index) => `design-${items[index].design!.id}`)
    )
    assert.equal(all[0].caption, 'Upstairs')
    const shown = (await ava.get(`/api/restyles/${id}`)).restyle as WireRestyle
    assert.isTrue(shown.items.every(({ is_added }) => is_added))
    await add([...ids, 999_999_999], 404)
    await add([], 422)
  })

  test('adds all or none: not what is unfinished, nor more than fit', async ({
    client,
    assert,
  }) => {
    scene.engine.fail(new DesignFailure('Too dark.', false))
    const { ava, start, ended, listing } = await begin(client)
    const id = await start()
    const { items } = await ended(id)
    const add = (chosen: { id: number }[]) =>
      ava.post(`/api/restyles/${id}/listing`, { items: chosen.map((item) => item.id) }, 409)
    await add(items)
    assert.lengthOf((await stagedIn(listing)).pictures, 0)

    const { component } = await stagedIn(listing)
    const full = Array.from({ length: MAX_STAGED_PHOTOS - 1 }, (_, index) => ({
      image: 1,
      original: 1,
      caption: '',
      source: `else-${index}`,
    }))
    await component.merge({ content: { pictures: full } }).save()
    const { message } = await add(items.filter(({ design }) => design?.status === 'completed'))
    assert.match(message, /There is room for 1 more/)
    assert.lengthOf((await stagedIn(listing)).pictures, MAX_STAGED_PHOTOS - 1)
  })

  test('is nobody else’s; a listing is restyled by who may edit it', async ({ client, assert }) => {
    const { ava, start, ended, listing, images } = await begin(client)
    const id = await start()
    await ended(id)
    const noah = await DesignOwner.create(client)
    await noah.get(`/api/restyles/${id}`, 404)
    await noah.get(`/restyles/${id}`, 404)
    for (const [path, body] of [
      ['cancel', {}],
      ['resume', {}],
      ['listing', { items: [1] }],
      ['items/1/retry', {}],
    ] as const) {
      await noah.post(`/api/restyles/${id}/${path}`, body, 404)
    }
    const body = { options: LOOK, photos: photosOf(images) }
    await noah.post(`/api/properties/${listing.slug}/restyles`, body, 404)
    await noah.get(`/properties/${listing.slug}/restyle`, 404)
    const { slug } = await createPublished(ava.user)
    await noah.post(`/api/properties/${slug}/restyles`, body, 403)
    await noah.post('/api/properties/nowhere/restyles', body, 404)
    assert.equal(await noah.credits(), 5)
  })

  test('is open to a team’s owner and admins, each with their own credits', async ({
    client,
    assert,
  }) => {
    const [admin, agent, viewer] = [
      await DesignOwner.create(client),
      await createUser({ type: 'realtor' }),
      await DesignOwner.create(client),
    ]
    const owner = await createUser({ type: 'realtor' })
    const team = await teamOf(owner, { admin: admin.user, agent, viewer: viewer.user })
    const { listing, images } = await listingOf(agent, 2)
    await listing.merge({ teamId: team.id }).save()
    const path = `/api/properties/${listing.slug}/restyles`
    const body = { options: LOOK, photos: photosOf(images) }
    await viewer.post(path, body, 404)
    const { restyle } = await admin.post(path, body, 202)
    const items = await eventually(async () => {
      const now: WireRestyle = (await admin.get(`/api/restyles/${restyle.id}`)).restyle
      return now.items.every(({ design }) => design?.status === 'completed') && now.items
    })
    assert.equal(await admin.credits(), 3)
    await admin.post(`/api/restyles/${restyle.id}/listing`, { items: items.map(({ id }) => id) })
    assert.lengthOf((await stagedIn(listing)).pictures, 2)
    await viewer.get(`/api/restyles/${restyle.id}`, 404)
  })

  test('goes with the listing and with the account, and holds no credits then', async ({
    client,
    assert,
  }) => {
    const { ava, start, ended, listing } = await begin(client)
    const id = await start()
    await ended(id)
    await db.from('properties').where('id', listing.id).delete()
    assert.isNull(await db.from('restyle_items').where('restyle_id', id).first())
    assert.lengthOf(await designsOf(ava.user.id), 3)

    const other = await begin(client)
    scene.engine.waitAt('generate')
    const running = await other.start()
    await scene.engine.waits()
    await other.ava.delete('/api/settings/account', 422)
    const credits = { system_name: 'held', unit: 'image_credit' }
    const held = await db.from('ledger_accounts').where(credits).first()
    const { cancelOrders } = await import('#app/designs/account_steps')
    await db.transaction((trx) => cancelOrders(other.ava.user, trx))
    const after = await db.from('ledger_accounts').where(credits).first()
    assert.equal(Number(held.balance) - Number(after.balance), 2)
    await other.ava.user.delete()
    assert.isNull(await db.from('restyles').where('id', running).first())
  })
})
