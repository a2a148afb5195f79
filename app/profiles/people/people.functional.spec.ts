import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { joinMarket } from '#app/places/markets/join_market'
import { followUser } from '#app/profiles/following/follow_user'
import { createUser, uniqueHandle } from '#tests/support/users'

const uniqueWord = () => `Q${randomUUID().replace(/[^a-f]/g, '')}${Date.now().toString(36)}`

async function find(client: ApiClient, searcher: User, q: string): Promise<number[]> {
  const response = await client.get('/api/people').qs({ q }).loginAs(searcher)
  response.assertStatus(200)
  return response.body().people.map(({ id }: { id: number }) => id)
}

const follow = (follower: User, followee: User) =>
  db.transaction((trx) => followUser({ trx }, follower.id, followee.id))

async function shareMarket(one: User, other: User): Promise<void> {
  const name = uniqueWord()
  const place = {
    name,
    city: name,
    state: 'Liguria',
    country: 'Italy',
    countryCode: 'IT',
    latitude: 44.3,
    longitude: 9.2,
  }
  await db.transaction(async (trx) => {
    for (const user of [one, other]) await joinMarket({ trx }, user.id, { place })
  })
}

test.group('People', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are found by handle and by each word of the name, without case and accents', async ({
    client,
    assert,
  }) => {
    const searcher = await createUser()
    const word = uniqueWord()
    const person = await createUser({ name: `Zoë ${word}-Sørensen Łuczak` })
    const lower = word.toLowerCase()
    for (const q of [
      `zoe ${lower}`,
      `ZOË  ${word.toUpperCase()}`,
      `${lower.slice(0, -1)}`,
      `${lower} sorensen luc`,
      person.handle.slice(0, 14),
      `@${person.handle}`,
    ]) {
      assert.deepEqual(await find(client, searcher, q), [person.id], q)
    }
    assert.deepEqual(await find(client, searcher, `${lower} x`), [])
    assert.deepEqual(await find(client, searcher, '7'.repeat(12)), [])
  })

  test('are found with a typing mistake, where nobody has the name as it is typed', async ({
    client,
    assert,
  }) => {
    const searcher = await createUser()
    const word = uniqueWord().toLowerCase()
    const person = await createUser({ name: `${word} Rinaldi` })
    const swapped = `${word.slice(0, 6)}${word[7]}${word[6]}${word.slice(8)}`
    for (const q of [swapped, word.slice(1), `${word} rinadli`]) {
      assert.deepEqual(await find(client, searcher, q), [person.id], q)
    }
  })

  test('come as cards: followed first, then from a shared market, then the others', async ({
    client,
    assert,
  }) => {
    const searcher = await createUser()
    const word = uniqueWord()
    const stranger = await createUser({ name: `${word} A` })
    const peer = await createUser({ name: `${word} B` })
    const followed = await createUser({ name: `${word} C` })
    await follow(searcher, followed)
    await shareMarket(searcher, peer)
    assert.deepEqual(await find(client, searcher, word), [followed.id, peer.id, stranger.id])

    const response = await client.get('/api/people').qs({ q: word }).loginAs(searcher)
    assert.deepEqual(response.body().people[0], {
      id: followed.id,
      handle: followed.handle,
      name: followed.name,
      type: 'member',
      avatar: null,
      is_verified: false,
    })
  })

  test('nothing typed gives whom one follows, the last one first', async ({ client, assert }) => {
    const searcher = await createUser()
    const [first, second] = [await createUser(), await createUser()]
    assert.deepEqual(await find(client, searcher, ' '), [])
    await follow(searcher, first)
    await follow(searcher, second)
    assert.deepEqual(await find(client, searcher, ''), [second.id, first.id])
  })

  test('are not oneself, nor who has not verified an address', async ({ client, assert }) => {
    const name = uniqueWord()
    const searcher = await createUser({ name })
    await createUser({ name, verified: false })
    assert.deepEqual(await find(client, searcher, name), [])
  })

  test('are found by a new name, and no longer by the old one', async ({ client, assert }) => {
    const searcher = await createUser()
    const [before, after] = [uniqueWord(), uniqueWord()]
    const person = await createUser({ name: before })
    const update = (user: object) =>
      client.post(`/api/user/${person.id}/update`).json({ user }).withCsrfToken().loginAs(person)
    const response = await update({ name: after })
    response.assertStatus(200)
    assert.deepEqual(await find(client, searcher, before), [])
    assert.deepEqual(await find(client, searcher, after), [person.id])

    const taken = await update({ name: before, handle: searcher.handle })
    taken.assertStatus(422)
    assert.deepEqual(await find(client, searcher, before), [])
  })

  test('found by the mere beginning are never too many', async ({ client, assert }) => {
    const searcher = await createUser()
    const word = uniqueWord()
    await Promise.all(Array.from({ length: 14 }, () => createUser({ name: word })))
    const crowd = await find(client, searcher, word)
    assert.lengthOf(crowd, 12)
  })

  test('odd queries find nobody and break nothing', async ({ client, assert }) => {
    const searcher = await createUser()
    for (const q of ['%', '\\', `'; drop`, '🏡', 'a'.repeat(5000), '\u0000']) {
      assert.deepEqual(await find(client, searcher, `${uniqueHandle()}${q}`), [], q)
    }
    const list = await client.get('/api/people?q[]=a').loginAs(searcher)
    list.assertStatus(200)
  })
})
