import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { createPublished } from '#app/properties/tests/property_factory'
import { asText, idsOf, nowhere, realtor, search, type Answer } from '#app/search/tests/searching'
import { createSearch } from '#app/search/tests/search_factory'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

test.group('Search', () => {
  test('ranks a text, and understands a typing mistake and accents', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const named = await createPublished(owner, { ...at, name: 'Château Quillbrook', city: 'Aix' })
    const placed = await createPublished(owner, { ...at, name: 'The mill', city: 'Quillbrook' })
    const described = await createPublished(owner, {
      ...at,
      name: 'The barn',
      city: 'Aix',
      description: 'An hour from Quillbrook.',
    })
    for (const q of ['quillbrook', 'Quilbrook', 'QUILLBRO']) {
      assert.deepEqual(
        idsOf(await search(client, { ...at, q })),
        [named.id, placed.id, described.id],
        q
      )
    }
    assert.deepEqual(idsOf(await search(client, { ...at, q: 'chateau quillbrook' })), [named.id])
    assert.deepEqual(idsOf(await search(client, { ...at, q: 'zzzzxq' })), [])
    assert.lengthOf(idsOf(await search(client, { ...at, q: "  '; & | :* <-> " })), 3)
  })

  test('finds a home by its own name and by a word inside it, in every script', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const at = nowhere()
    const homes: [name: string, ...words: string[]][] = [
      ['湖畔の別荘タワー', '別荘', 'タワー', '荘'],
      ['บ้านริมทะเลสาบเชียงใหม่', 'ทะเลสาบ', 'เชียงใหม่'],
      ['समुद्री किनारे का घर', 'किनारे', 'घर'],
      ['Вилла Ёлочка', 'елоч', 'ВИЛЛА'],
      ['Οικία της Θάλασσας', 'θαλασσα', 'ΟΙΚΙΑ'],
      ['فيلا على البحر', 'البحر'],
      ['בית על הים', 'הים'],
      ['הדירה שבחיפה', 'חיפה', 'בחיפה', 'דירה'],
      ['바닷가 한옥', '한옥'],
      ['서울아파트에서', '아파트', '파트'],
      ['வீடு கடற்கரை', 'கடற்'],
      ['Ծովափնյա տուն', 'ՏՈՒՆ'],
    ]
    for (const [name, ...words] of homes) {
      const home = await createPublished(owner, { ...at, name })
      for (const q of [name, name.normalize('NFD'), ...words]) {
        assert.deepEqual(idsOf(await search(client, { ...at, q })), [home.id], q)
      }
    }
    assert.deepEqual(idsOf(await search(client, { ...at, q: '畔別' })), [])
  })

  test('pages without gaps, in every order', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const all: number[] = []
    for (let i = 0; i < 5; i++) all.push((await createPublished(owner, at)).id)
    for (const sort of ['newest', 'price', '-price', 'area', '-area', 'distance', 'relevance']) {
      const found: number[] = []
      let next = `/api/search/properties?${new URLSearchParams({ ...asText(at), sort, per_page: '2' })}`
      while (next) {
        const { properties } = (await client.get(next)).body()
        found.push(...properties.data.map(({ id }: Answer) => id))
        next = properties.next_page_url
      }
      assert.lengthOf(found, 5, sort)
      assert.sameMembers(found, all, sort)
    }
  })
})

test.group('Search page', () => {
  test('shows what an address asks for, and passes over what makes no sense', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const at = nowhere()
    const home = await createPublished(owner, { ...at, name: 'Casa del Faro' })
    const query = new URLSearchParams({ ...asText(at), min_price: 'cheap', polygon: '1,2', x: '1' })
    const props = await pageProps(client, `/search?${query}`)
    assert.deepEqual(props.query, asText(at))
    assert.deepEqual(idsOf(props.results), [home.id])
    const document = await client.get(`/search?${query}`)
    assert.include(document.text(), `href="/properties/${home.slug}"`)
  })

  test('knows whose filters are being changed, and tells nobody else', async ({
    client,
    assert,
  }) => {
    const [user, other] = [await createUser(), await createUser()]
    const { id } = await createSearch(user, { name: 'By the lake' })
    const editedBy = async (viewer: User | undefined, saved: string) =>
      (await pageProps(client, `/search?saved=${saved}`, viewer)).edited
    assert.deepEqual(await editedBy(user, String(id)), { id, name: 'By the lake' })
    assert.isNull(await editedBy(other, String(id)))
    assert.isNull(await editedBy(undefined, String(id)))
    for (const saved of ['0', 'x', '99999999999']) assert.isNull(await editedBy(user, saved))
  })
})
