import { test } from '@japa/runner'
import Component from '#app/properties/parts/component'
import type Property from '#app/properties/property'
import { createUser } from '#tests/support/users'
import { createPublished } from '#app/properties/tests/property_factory'

const WORDS = {
  type: 'paragraph',
  content: [
    { type: 'text', text: 'Above ' },
    { type: 'text', text: 'the', marks: [{ type: 'bold' }] },
    { type: 'text', text: ' ' },
    { type: 'text', text: 'bay.' },
  ],
}
const TEXT = { type: 'doc', content: [WORDS] }

async function listingWithOwner() {
  const owner = await createUser({ type: 'realtor' })
  const listing = await createPublished(owner, { description: 'Plain words.' })
  return { owner, listing, id: await overviewOf(listing) }
}

async function overviewOf({ id }: Property): Promise<number> {
  const overview = await Component.findByOrFail({ property_id: id, type: 'overview' })
  return overview.id
}

test.group('Formatted description', () => {
  test('is told as plain text too, and gives way to plain text that comes later', async ({
    client,
    assert,
  }) => {
    const { owner, listing, id } = await listingWithOwner()
    const send = (component: object) =>
      client.post(`/api/component/${id}`).json({ component }).withCsrfToken().loginAs(owner)
    const read = async () => (await client.get(`/api/properties/${listing.slug}`)).body().property

    const saved = await send({ content: { title: 'The house', text: { ...TEXT, onclick: 'x' } } })
    saved.assertStatus(200)
    assert.deepEqual(saved.body().component.content, { title: 'The house', text: TEXT })
    assert.equal((await read()).description, 'Above the bay.')

    const plain = await client
      .post(`/api/properties/${listing.slug}`)
      .json({ property: { description: 'Other words.' } })
      .withCsrfToken()
      .loginAs(owner)
    plain.assertStatus(200)
    const { description, components } = await read()
    assert.equal(description, 'Other words.')
    assert.deepEqual(components.overview.content, { title: 'The house', text: null })

    const emptied = await send({ content: { title: 'The house', text: null } })
    emptied.assertStatus(200)
    assert.isNull((await read()).description)
  })

  test('is refused with foreign nodes, unsafe links or too many words, and nothing changes', async ({
    client,
    assert,
  }) => {
    const { owner, listing, id } = await listingWithOwner()
    const unsafe = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
    const long = { type: 'text', text: 'x'.repeat(10_001) }
    const refused = [
      'text',
      { type: 'doc', content: [{ type: 'image', attrs: { src: 'https://example.com/x.png' } }] },
      {
        type: 'doc',
        content: [{ ...WORDS, content: [{ type: 'text', text: 'x', marks: [unsafe] }] }],
      },
      { type: 'doc', content: [{ ...WORDS, content: [long] }] },
    ]
    for (const text of refused) {
      const response = await client
        .post(`/api/component/${id}`)
        .json({ component: { content: { text } } })
        .withCsrfToken()
        .loginAs(owner)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), ['component.content.text'])
    }
    await listing.refresh()
    assert.equal(listing.description, 'Plain words.')
  })

  test('shows on the page, and so do the plain words from before', async ({ client, assert }) => {
    const { owner, listing, id } = await listingWithOwner()
    const page = async () => (await client.get(`/properties/${listing.slug}`)).text()
    assert.include(await page(), '<p dir="auto">Plain words.</p>')

    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [WORDS] }] }
    await client
      .post(`/api/component/${id}`)
      .json({ component: { content: { text: { type: 'doc', content: [list] } } } })
      .withCsrfToken()
      .loginAs(owner)
    assert.include(
      await page(),
      '<ul><li dir="auto"><p dir="auto">Above <strong>the</strong> <!-- -->bay.</p></li></ul>'
    )
  })
})
