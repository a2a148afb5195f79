import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { TEMPLATE_NAMES } from '#app/properties/templates/listing_templates'
import Component from '#app/properties/parts/component'
import Property from '#app/properties/property'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'

const TEXT = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'By the sea.' }] }],
}
const CONTENTS = {
  overview: { text: TEXT },
  features: { items: ['A jetty'] },
  rooms: { rooms: [{ id: 'a', name: 'Kitchen' }] },
  neighborhood: { text: TEXT },
  agent: { name: 'Nina Rossi' },
}

async function fill({ id }: Property): Promise<void> {
  for (const [type, content] of Object.entries(CONTENTS)) {
    const part = await Component.findByOrFail({ property_id: id, type })
    await part.merge({ content }).save()
  }
}

test.group('Templates', () => {
  test('compose the page, each with every part in the stored order, and make it new', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const listing = await createPublished(owner, {
      accepted_currencies: ['CHF'],
      accepted_cryptocurrencies: ['BTC'],
      component_order: ['agent', 'rooms'],
    })
    await fill(listing)
    assert.equal((await listing.refresh()).template, 'estate')

    for (const template of TEMPLATE_NAMES) {
      const { version } = await listing.refresh()
      const answer = await client
        .post(`/api/properties/${listing.slug}`)
        .json({ property: { template } })
        .withCsrfToken()
        .loginAs(owner)
      answer.assertStatus(200)
      assert.equal(answer.body().property.template, template)
      assert.isAbove((await listing.refresh()).version, version)

      const html = (await client.get(`/properties/${listing.slug}`)).text()
      assert.include(html, `data-template="${template}"`)
      assert.include(html, 'data-layout="mosaic"')
      assert.match(html, /also accepted/i)
      const parts = [...html.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part)
      assert.deepEqual(
        parts,
        ['agent', 'rooms', 'overview', 'features', 'neighborhood', 'location', 'cost'],
        template
      )
      assert.lengthOf(html.match(/<h1/g) ?? [], 1)

      const sheet = (await client.get(`/properties/${listing.slug}/print`)).text()
      assert.include(sheet, `data-sheet="${template}"`)
      assert.lengthOf(sheet.match(/<h1/g) ?? [], 1)
      assert.match(sheet, /also accepted/i)
      assert.include(sheet, 'BTC')
    }
  })

  test('are known ones; a name that is gone reads as the first', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const listing = await createPublished(owner)
    for (const template of ['classic', 'brutalist', 3]) {
      const answer = await client
        .post(`/api/properties/${listing.slug}`)
        .json({ property: { template } })
        .withCsrfToken()
        .loginAs(owner)
      answer.assertStatus(422)
    }
    await Property.query().where('id', listing.id).update({ template: 'classic' })
    const answer = await client.get(`/api/properties/${listing.slug}`)
    assert.equal(answer.body().property.template, 'estate')
    const choose = (template: string, seen: string) =>
      client
        .post(`/api/properties/${listing.slug}`)
        .json({ property: { template }, seen: { template: seen } })
        .withCsrfToken()
        .loginAs(owner)
    ;(await choose('gallery', 'estate')).assertStatus(200)
    // taken back by who didn’t see what came in between
    ;(await choose('editorial', 'estate')).assertStatus(409)
    ;(await choose('estate', 'gallery')).assertStatus(200)
  })

  test('are shown with one’s own listing, a published one or a sample', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const draft = await createDraft(owner, { name: 'Casa Nascosta' })
    const shown = (user: User | null, query = '') => {
      const request = client.get(`/templates${query}`).header('accept', 'text/html')
      return user ? request.loginAs(user) : request
    }
    assert.include((await shown(owner)).text(), 'Casa Nascosta')

    const guests = (await shown(null)).text()
    for (const template of TEMPLATE_NAMES) assert.include(guests, `data-template="${template}"`)
    assert.notInclude(guests, 'Casa Nascosta')
    assert.include(guests, 'href="/templates/start"')
    ;(await shown(null, `?listing=${draft.slug}`)).assertStatus(404)
    ;(await shown(await createUser(), `?listing=${draft.slug}`)).assertStatus(404)
    const listed = await createPublished(owner)
    ;(await shown(await createUser(), `?listing=${listed.slug}`)).assertStatus(404)
  })
})

test.group('Animations', () => {
  test('have a strength each, show on the page, and leave other names alone', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const { slug } = await createPublished(owner)
    const send = (path: string, body: object) =>
      client.post(`/api/properties/${slug}${path}`).json(body).withCsrfToken().loginAs(owner)

    for (const animations of [{ ken_burns: 'wild' }, { entrance: true }, { parallax: null }]) {
      ;(await send('/animations', { animations })).assertStatus(422)
      ;(await send('', { property: { animations } })).assertStatus(422)
    }
    const animations = { hero: 'fade', ken_burns: 'lively', entrance: 'off' }
    const answer = await send('/animations', { animations })
    answer.assertStatus(200)
    assert.deepEqual(answer.body().property.animations, animations)

    const page = async () => (await client.get(`/properties/${slug}`)).text()
    const html = await page()
    assert.include(html, 'data-ken-burns="lively"')
    assert.notInclude(html, 'data-entrance')
    assert.notInclude(html, 'data-parallax')

    // what nobody chose is the template’s
    ;(await send('', { property: { template: 'cinematic' } })).assertStatus(200)
    const film = await page()
    assert.include(film, 'data-ken-burns="lively"')
    assert.include(film, 'data-parallax="gentle"')
    const still = { ken_burns: 'off', parallax: 'off' }
    ;(await send('/animations', { animations: still })).assertStatus(200)
    assert.notMatch(await page(), /data-(ken-burns|parallax|entrance)=/)
  })
})

test.group('Photos in parts', () => {
  test('are the listing’s, whoever uploaded them, or one’s own', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const listing = await createPublished(owner)
    await fill(listing)
    const part = await Component.findByOrFail({ property_id: listing.id, type: 'neighborhood' })
    const colleague = await createUser({ type: 'realtor' })
    await listing.merge({ secondOwnerId: colleague.id }).save()
    const set = (images: number[]) =>
      client
        .post(`/api/component/${part.id}`)
        .json({ component: { images } })
        .withCsrfToken()
        .loginAs(colleague)

    ;(await set([(await storeTestImage(owner)).id])).assertStatus(422)
    const answer = await set([listing.featuredImageId!])
    answer.assertStatus(200)
    assert.lengthOf(answer.body().component.images, 1)
    const html = (await client.get(`/properties/${listing.slug}`)).text()
    const section = html.slice(html.indexOf('data-part="neighborhood"'))
    assert.include(section.slice(0, section.indexOf('</section>')), '<figure')
    ;(await set([])).assertStatus(200)
    await listing.load('featuredImage')
    assert.equal(Reflect.get(listing.featuredImage, 'uses'), 1)
  })
})
