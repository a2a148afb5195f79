import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { findUser } from '#app/accounts/find_users'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { MAX_SAVED_HOMES_PER_PERSON } from '#app/properties/saving/save_property'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { exportSavedHomes } from '#app/properties/saving/find_saved_homes'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { teamOf } from '#app/teams/tests/team_factory'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

const realtor = () => createUser({ type: 'realtor' })

const save = (client: ApiClient, user: User, slug: string) =>
  client.post(`/api/properties/${slug}/save`).withCsrfToken().loginAs(user)

const unsave = (client: ApiClient, user: User, slug: string) =>
  client.delete(`/api/properties/${slug}/save`).withCsrfToken().loginAs(user)

async function savedSlugs(client: ApiClient, user: User, query = {}): Promise<string[]> {
  const answer = await client.get('/api/properties/saved').qs(query).loginAs(user)
  answer.assertStatus(200)
  return answer.body().properties.data.map(({ slug }: { slug: string }) => slug)
}

const rowsOf = (user: User) => db.from('saved_properties').where('user_id', user.id)

const change = (client: ApiClient, owner: User, slug: string, property: object) =>
  client.post(`/api/properties/${slug}`).json({ property }).withCsrfToken().loginAs(owner)

test.group('Saved homes', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are kept once, the latest first, and let go', async ({ client, assert }) => {
    const [owner, user] = [await realtor(), await createUser()]
    const [first, second] = [await createPublished(owner), await createPublished(owner)]
    const answer = await save(client, user, first.slug)
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), {
      status: 'success',
      property: { slug: first.slug, is_saved: true },
    })
    await save(client, user, second.slug)
    const [before] = await rowsOf(user).where('property_id', first.id)
    ;(await save(client, user, first.slug)).assertStatus(200)
    assert.deepEqual((await rowsOf(user).where('property_id', first.id))[0], before)
    assert.deepEqual(await savedSlugs(client, user), [second.slug, first.slug])
    assert.deepEqual(await savedSlugs(client, user, { per_page: 1, page: 2 }), [first.slug])

    const gone = await unsave(client, user, second.slug)
    gone.assertStatus(200)
    assert.isFalse(gone.body().property.is_saved)
    ;(await unsave(client, user, second.slug)).assertStatus(200)
    assert.deepEqual(await savedSlugs(client, user), [first.slug])
    assert.isEmpty(await savedSlugs(client, owner))
  })

  test('need an account, and tokens their ability', async ({ client, assert }) => {
    const out = await createPublished(await realtor())
    const path = `/api/properties/${out.slug}/save`
    ;(await client.post(path).withCsrfToken()).assertStatus(401)
    ;(await client.delete(path).withCsrfToken()).assertStatus(401)
    ;(await client.get('/api/properties/saved')).assertStatus(401)
    const unverified = await createUser({ verified: false })
    ;(await save(client, unverified, out.slug)).assertStatus(403)
    assert.isEmpty(await db.from('saved_properties').where('property_id', out.id))
  })

  test('cannot be what this person may not see', async ({ client, assert }) => {
    const [owner, user] = [await realtor(), await createUser()]
    const hidden = await createPublished(owner, { is_private: true })
    const draft = await createDraft(owner, { name: 'Draft' })
    for (const slug of [hidden.slug, draft.slug, 'nowhere']) {
      ;(await save(client, user, slug)).assertStatus(404)
      ;(await unsave(client, user, slug)).assertStatus(404)
    }
    assert.isEmpty(await rowsOf(user))
    ;(await save(client, owner, hidden.slug)).assertStatus(200)
    assert.deepEqual(await savedSlugs(client, owner), [hidden.slug])
  })

  test('may be private ones of one’s team', async ({ client, assert }) => {
    const [owner, agent] = [await realtor(), await createUser()]
    const out = await createPublished(owner, { is_private: true })
    const team = await teamOf(owner, { agent })
    ;(await save(client, agent, out.slug)).assertStatus(404)
    await db.from('properties').where('id', out.id).update({ team_id: team.id })
    ;(await save(client, agent, out.slug)).assertStatus(200)
    assert.deepEqual(await savedSlugs(client, agent), [out.slug])
  })

  test('vanish with their publication, and come back with it', async ({ client, assert }) => {
    const [owner, user] = [await realtor(), await createUser()]
    const [out, other] = [await createPublished(owner), await createPublished(owner)]
    await save(client, user, out.slug)
    await save(client, user, other.slug)
    await change(client, owner, out.slug, { is_private: true })
    await transaction((trx) => publishProperty({ user: owner, trx }, other.slug, false))
    assert.isEmpty(await savedSlugs(client, user))
    await change(client, owner, out.slug, { is_private: false })
    assert.deepEqual(await savedSlugs(client, user), [out.slug])
    await db.from('properties').where('id', out.id).delete()
    assert.isEmpty(await savedSlugs(client, user))
  })

  test('of people who blocked or are blocked are not shown', async ({ client, assert }) => {
    const [owner, user] = [await realtor(), await createUser()]
    const [out, other] = [await createPublished(owner), await createPublished(owner)]
    await save(client, user, out.slug)
    await client.post(`/api/users/${user.id}/block`).withCsrfToken().loginAs(owner)
    assert.isEmpty(await savedSlugs(client, user))
    ;(await save(client, user, other.slug)).assertStatus(404)
    assert.lengthOf(await rowsOf(user), 1)
  })

  test('keep the price at which they were saved', async ({ client, assert }) => {
    const [owner, user] = [await realtor(), await createUser()]
    const out = await createPublished(owner, { price: 900_000, currency: 'EUR' })
    await save(client, user, out.slug)
    await change(client, owner, out.slug, { price: 850_000 })
    const props = await pageProps(client, '/searches?tab=homes', user)
    assert.containsSubset(props, {
      homes: {
        data: [{ slug: out.slug, price: 850_000, saved_price: 900_000, saved_currency: 'EUR' }],
      },
    })
  })

  test('show on cards and pages to who saved them, and to nobody else', async ({
    client,
    assert,
  }) => {
    const [owner, user] = [await realtor(), await createUser()]
    const at = { latitude: -61.5, longitude: 101.5 }
    const out = await createPublished(owner, at)
    await save(client, user, out.slug)
    const asked: [path: string, query: Record<string, string | number>][] = [
      ['/api/search/properties', at],
      ['/api/search/clusters', { zoom: 6, viewport: '101,-62,102,-61' }],
      [`/api/users/${owner.id}/properties`, {}],
    ]
    for (const [path, query] of asked) {
      const get = () => client.get(path).qs(query)
      assert.include((await get().loginAs(user)).text(), '"is_saved":true', path)
      assert.include((await get()).text(), '"is_saved":false', path)
      assert.notInclude((await get().loginAs(owner)).text(), '"is_saved":true', path)
    }
    assert.isTrue((await pageProps(client, `/properties/${out.slug}`, user)).is_saved)
    const profile = await pageProps(client, `/@${owner.handle}?tab=properties`, user)
    assert.containsSubset(profile, { content: { data: [{ is_saved: true }] } })
  })

  test('lead a guest to sign in, and then to the listing', async ({ client, assert }) => {
    const out = await createPublished(await realtor())
    const guest = await client.get(`/properties/${out.slug}/save`).redirects(0)
    guest.assertStatus(302)
    assert.include(guest.header('location'), '/login')
    const user = await createUser()
    const back = await client.get(`/properties/${out.slug}/save`).redirects(0).loginAs(user)
    assert.equal(back.header('location'), `/properties/${out.slug}`)
    assert.isEmpty(await rowsOf(user))
  })

  test('have a limit', async ({ client, assert }) => {
    const [owner, user] = [await realtor(), await createUser()]
    const out = await createPublished(owner)
    await db.rawQuery(
      `with made as (
         insert into properties (user_id, slug, created_at, updated_at)
         select :owner, 'limit-' || :owner || '-' || n, now(), now() from generate_series(1, :most) n
         returning id)
       insert into saved_properties (user_id, property_id) select :user, id from made`,
      { owner: owner.id, user: user.id, most: MAX_SAVED_HOMES_PER_PERSON }
    )
    ;(await save(client, user, out.slug)).assertStatus(409)
    assert.isEmpty(await rowsOf(user).where('property_id', out.id))
  })

  test('are in the export, and go with the account', async ({ client, assert }) => {
    const [owner, user] = [await realtor(), await createUser()]
    const out = await createPublished(owner)
    await save(client, user, out.slug)
    const found = await findUser(user.id)
    const { data } = await exportSavedHomes(found!)
    assert.containsSubset(data, [{ slug: out.slug, name: 'Casa Livia', price: 1_250_000 }])
    await found!.delete()
    assert.isEmpty(await rowsOf(user))
  })

  test('saved many times at once are saved once', async ({ client, assert }) => {
    const [owner, user] = [await realtor(), await createUser()]
    const out = await createPublished(owner)
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(client, user, out.slug)))
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [200, 200, 200, 200]
    )
    assert.lengthOf(await rowsOf(user), 1)
  })
})
