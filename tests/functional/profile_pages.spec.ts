import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { createDesign, createPublicDesign } from '#app/designs/tests/design_factory'
import { followUser } from '#app/profiles/following/follow_user'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { eventually } from '#tests/support/eventually'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

test.group('Profile pages', () => {
  test('show somebody with what is public of them', async ({ client, assert }) => {
    const user = await createUser({ type: 'realtor' })
    const home = await createPublished(user)
    await createDraft(user, { name: 'Draft' })
    const design = await createPublicDesign(user)
    await createDesign(user)

    const props = await pageProps(client, `/@${user.handle.toUpperCase()}`)
    assert.equal(props.profile.user.id, user.id)
    assert.notProperty(props.profile.user, 'email')
    assert.deepEqual(props.counts, [
      { name: 'spots', count: 0 },
      { name: 'properties', count: 1 },
      { name: 'designs', count: 1 },
      { name: 'journals', count: 0 },
      { name: 'dreams', count: 0 },
      { name: 'offerings', count: 0 },
    ])
    assert.equal(props.tab, 'properties')
    assert.deepEqual(
      props.content.data.map(({ slug }: { slug: string }) => slug),
      [home.slug]
    )
    assert.isNull(props.content.next_page_url)

    const designs = await pageProps(client, `/@${user.handle}?tab=designs`)
    assert.deepEqual(
      designs.content.data.map(({ id }: { id: number }) => id),
      [design.id]
    )
    const about = await pageProps(client, `/@${user.handle}?tab=about`)
    assert.deepInclude(about, { tab: 'about', content: null })
    const odd = await pageProps(client, `/@${user.handle}?tab[]=about`)
    assert.equal(odd.tab, 'properties')
  })

  test('of somebody without anything tell about them', async ({ client, assert }) => {
    const user = await createUser()
    assert.equal((await pageProps(client, `/@${user.handle}`)).tab, 'about')
  })

  test('are rendered for whoever reads without scripts', async ({ client, assert }) => {
    const user = await createUser({ name: 'Zoë <b>Quill' })
    const page = await client.get(`/@${user.handle}`).accept('html')
    page.assertStatus(200)
    assert.include(page.text(), '"@type":"Person"')
    assert.include(page.text(), `/@${user.handle}/followers`)
    assert.include(page.text(), 'property="og:type" content="profile"')
    assert.notInclude(page.text(), '<b>Quill')
  })

  test('of nobody are not found', async ({ client }) => {
    for (const path of ['/@nobody.of.that.name', '/@', '/@1', '/@nobody.of.that.name/followers']) {
      const answer = await client.get(path).accept('json')
      answer.assertStatus(404)
    }
  })

  test('have an older address', async ({ client }) => {
    const user = await createUser()
    const answer = await client.get(`/users/${user.handle}`).redirects(0)
    answer.assertStatus(308)
    answer.assertHeader('location', `/@${user.handle}`)
  })

  test('list followers and followings, with whom the reader follows', async ({
    client,
    assert,
  }) => {
    const [user, one, two] = [await createUser(), await createUser(), await createUser()]
    await db.transaction(async (trx) => {
      await followUser({ trx }, one.id, user.id)
      await followUser({ trx }, two.id, user.id)
      await followUser({ trx }, one.id, two.id)
    })
    const props = await pageProps(client, `/@${user.handle}/followers`)
    assert.deepEqual(
      props.people.map(({ id }: { id: number }) => id),
      [two.id, one.id]
    )
    assert.equal((await pageProps(client, `/@${user.handle}/followings`)).people.length, 0)

    const list = await client
      .get(`/api/users/${user.id}/followers`)
      .qs({ per_page: 1 })
      .loginAs(one)
    list.assertStatus(200)
    assert.deepInclude(list.body().followers[0], { id: two.id, is_following: true })
    assert.isString(list.body().next_page_url)
    const next = await client.get(list.body().next_page_url).loginAs(one)
    assert.deepInclude(next.body().followers[0], { id: one.id, is_following: false })
    const nobody = await client.get('/api/users/999999999/followers')
    nobody.assertStatus(404)
  })

  test('what is public of a person is listed page by page', async ({ client, assert }) => {
    const user = await createUser({ type: 'realtor' })
    const homes = [await createPublished(user), await createPublished(user)]
    await createDraft(user, { name: 'Draft' })
    await createDesign(user)
    const design = await createPublicDesign(user)
    const first = await client.get(`/api/users/${user.id}/properties`).qs({ per_page: 1 })
    first.assertStatus(200)
    assert.equal(first.body().properties.data[0].slug, homes[1].slug)
    const second = await client.get(first.body().properties.next_page_url)
    assert.equal(second.body().properties.data[0].slug, homes[0].slug)
    assert.isNull(second.body().properties.next_page_url)
    const designs = await client.get(`/api/users/${user.id}/designs`)
    assert.deepEqual(
      designs.body().designs.data.map(({ id }: { id: number }) => id),
      [design.id]
    )
    for (const what of ['properties', 'designs']) {
      const nobody = await client.get(`/api/users/999999999/${what}`)
      nobody.assertStatus(404)
    }
  })

  test('the edit page is for oneself', async ({ client, assert }) => {
    const user = await createUser()
    const anonymous = await client.get('/profile').redirects(0)
    anonymous.assertStatus(302)
    const own = await pageProps(client, '/profile', user)
    assert.equal(own.profile.user.id, user.id)
  })
})

test.group('A profile’s cached page', () => {
  const visit = (path: string) =>
    fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
      headers: { accept: 'text/html' },
    })
  const cachedText = (path: string) =>
    eventually(async () => {
      const page = await visit(path)
      return page.headers.get('x-page-cache') === 'hit' && page.text()
    })

  test('is as the database has it, at every change', async ({ assert }) => {
    const [user, fan] = [await createUser({ type: 'realtor' }), await createUser()]
    const path = `/@${user.handle}`
    assert.include(await cachedText(path), '0 followers')
    await db.transaction((trx) => followUser({ trx }, fan.id, user.id))
    assert.include(await (await visit(path)).text(), '1 follower"')
    await user.merge({ bio: 'Old houses by the sea' }).save()
    assert.include(await cachedText(path), 'Old houses by the sea')
    const home = await createPublished(user)
    assert.include(await (await visit(path)).text(), home.slug)
    await home.merge({ isPrivate: true }).save()
    assert.notInclude(await (await visit(path)).text(), home.slug)
  })

  test('has one view; any other tab is rendered anew', async ({ assert }) => {
    const user = await createUser({ type: 'realtor' })
    await createPublished(user)
    await cachedText(`/@${user.handle}`)
    const about = await visit(`/@${user.handle}?tab=about`)
    assert.isNull(about.headers.get('x-page-cache'))
    assert.include(await about.text(), 'On vesta since')
  })
})
