import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import Component from '#app/properties/parts/component'
import type Property from '#app/properties/property'
import { listingEditors } from '#app/properties/listing_options'
import { mayListen } from '#app/realtime/authorization/channel_registry'
import { teamOf } from '#app/teams/tests/team_factory'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'
import { createDraft, createPublished, READY } from '#app/properties/tests/property_factory'

async function listingWithOwner() {
  const owner = await createUser({ type: 'realtor' })
  return { owner, listing: await createDraft(owner, READY) }
}

test.group('Two people editing', () => {
  test('replace only what they saw', async ({ client, assert }) => {
    const { owner, listing } = await listingWithOwner()
    const send = (body: object) => save(owner, listing, body)
    const save = (user: User, { slug }: Property, body: object) =>
      client.post(`/api/properties/${slug}`).json(body).withCsrfToken().loginAs(user)

    const first = await send({ property: { name: 'Villa A' }, seen: { name: READY.name } })
    first.assertStatus(200)
    const late = await send({ property: { name: 'Villa B' }, seen: { name: READY.name } })
    late.assertStatus(409)
    await listing.refresh()
    assert.equal(listing.name, 'Villa A')

    const other = await send({ property: { price: 7 }, seen: { price: READY.price } })
    other.assertStatus(200)
    const repeated = await send({ property: { name: 'Villa A' }, seen: { name: READY.name } })
    repeated.assertStatus(200)
    const unseen = await send({ property: { name: 'Villa C' } })
    unseen.assertStatus(200)
    await listing.refresh()
    assert.equal(listing.name, 'Villa C')
    assert.equal(listing.price, 7)
  })

  test('replace only the parts that they saw', async ({ client, assert }) => {
    const { owner, listing } = await listingWithOwner()
    const hero = await Component.findByOrFail({ property_id: listing.id, type: 'hero' })
    const send = (component: object) =>
      client.post(`/api/component/${hero.id}`).json({ component }).withCsrfToken().loginAs(owner)

    const first = await send({ content: { headline: 'A', subline: '' }, seen: {} })
    first.assertStatus(200)
    const late = await send({
      content: { headline: '', subline: 'B' },
      seen: { headline: '', subline: '' },
    })
    late.assertStatus(409)
    const merged = await send({
      content: { headline: 'A', subline: 'B' },
      seen: { headline: 'A', subline: null },
    })
    merged.assertStatus(200)
    await hero.refresh()
    assert.deepEqual(hero.content, { headline: 'A', subline: 'B' })
  })

  test('save a part whose stored text nobody sent, as it was read', async ({ client, assert }) => {
    const { owner, listing } = await listingWithOwner()
    const rooms = await Component.findByOrFail({ property_id: listing.id, type: 'rooms' })
    const room = { id: 'a', name: 'Kitchen ', size: null, floor: '', photo: null }
    await rooms.merge({ content: { title: '', rooms: [room] } }).save()
    const send = (seen: object) =>
      client
        .post(`/api/component/${rooms.id}`)
        .json({ component: { content: { rooms: [{ ...room, name: 'Bath' }] }, seen } })
        .withCsrfToken()
        .loginAs(owner)
    ;(await send({ title: '', rooms: [] })).assertStatus(409)
    ;(await send({ title: '', rooms: [room] })).assertStatus(200)
    await rooms.refresh()
    assert.containsSubset(rooms.content.rooms, [{ name: 'Bath' }])
  })

  test('replace only the order of photos and the words that they saw', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const ids: number[] = []
    for (let index = 0; index < 3; index++) ids.push((await storeTestImage(owner)).id)
    const [one, two, three] = ids
    const listing = await createDraft(owner, { images: ids })
    const send = (path: string, body: object) =>
      client.post(path).json(body).withCsrfToken().loginAs(owner)
    const arrange = (images: number[], seen: number[]) =>
      send(`/api/properties/${listing.slug}`, {
        property: { images, featured_image: images[0] },
        seen: { images: seen },
      })
    ;(await arrange([two, one, three], ids)).assertStatus(200)
    ;(await arrange([one, three, two], ids)).assertStatus(409)
    ;(await arrange([two, one, three], ids)).assertStatus(200)
    await listing.merge({ featuredImageId: three }).save()
    ;(await arrange([two, three, one], [three, two, one])).assertStatus(200)

    const describe = (alt: string, seen: string | null) =>
      send(`/api/properties/${listing.slug}/images/${one}`, { image: { alt }, seen: { alt: seen } })
    ;(await describe('The terrace', null)).assertStatus(200)
    ;(await describe('The garden', null)).assertStatus(409)
    ;(await describe('The garden', 'The terrace')).assertStatus(200)

    const staging = await Component.findByOrFail({ property_id: listing.id, type: 'staging' })
    const picture = (caption: string) => ({ image: one, original: two, caption, source: 'a' })
    const added = { image: three, original: two, caption: 'Added', source: 'b' }
    await staging.merge({ content: { pictures: [picture('Calm'), added] } }).save()
    const caption = (words: string, seen: string) =>
      send(`/api/component/${staging.id}`, {
        component: {
          content: { pictures: [picture(words)] },
          seen: { pictures: [picture(seen)] },
          known_pictures: [one],
        },
      })
    ;(await caption('Bold', 'Calm')).assertStatus(200)
    ;(await caption('Warm', 'Calm')).assertStatus(409)
    await staging.refresh()
    assert.deepEqual(staging.content.pictures, [picture('Bold'), added])
  })

  test('replace only the photos of a part that they saw', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const ids: number[] = []
    for (let index = 0; index < 3; index++) ids.push((await storeTestImage(owner)).id)
    const [one, two, three] = ids
    const listing = await createDraft(owner, { images: ids })
    const rooms = await Component.findByOrFail({ property_id: listing.id, type: 'rooms' })
    const send = (images: number[], seen?: number[]) =>
      client
        .post(`/api/component/${rooms.id}`)
        .json({ component: { images, seen_images: seen } })
        .withCsrfToken()
        .loginAs(owner)
    const stored = async () => {
      const answer = await client.get(`/api/properties/${listing.slug}`).loginAs(owner)
      return answer.body().property.components.rooms.images.map(({ id }: { id: number }) => id)
    }
    ;(await send([two, one], [])).assertStatus(200)
    ;(await send([three], [])).assertStatus(409)
    ;(await send([three, one, two], [one, two])).assertStatus(409)
    assert.deepEqual(await stored(), [two, one])
    ;(await send([two, one], [])).assertStatus(200)
    ;(await send([two, one, three], [two, one])).assertStatus(200)
    assert.deepEqual(await stored(), [two, one, three])
    ;(await send([one])).assertStatus(200)
    assert.deepEqual(await stored(), [one])
  })

  test('are told to each other, and to nobody else', async ({ assert }) => {
    const [owner, admin, viewer, stranger] = await Promise.all(
      [1, 2, 3, 4].map(() => createUser({ type: 'realtor' }))
    )
    const team = await teamOf(owner, { admin, viewer })
    const listing = await createPublished(owner)
    await listing.merge({ teamId: team.id }).save()
    const channel = listingEditors(listing.id)
    await admin.merge({ avatarUrl: '/media/portrait.jpg' }).save()
    for (const editor of [owner, admin]) {
      assert.deepEqual(await mayListen(editor, channel), {
        name: editor.name,
        avatar: editor.avatarUrl,
      })
    }
    for (const other of [viewer, stranger]) assert.isFalse(await mayListen(other, channel))
    assert.isFalse(await mayListen(owner, listingEditors(999_999)))
  })
})
