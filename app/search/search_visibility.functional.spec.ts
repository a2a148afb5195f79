import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { createDraft, createPublished, READY } from '#app/properties/tests/property_factory'
import { idsOf, nowhere, realtor, search } from '#app/search/tests/searching'
import { createUser } from '#tests/support/users'

test.group('Search and what is not for everybody', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('never shows or counts a listing that isn’t public', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const [out, hidden] = [await createPublished(owner, at), await createPublished(owner, at)]
    await createPublished(owner, { ...at, is_private: true })
    await createDraft(owner, { ...READY, ...at })
    assert.equal((await search(client, at)).total, 2)

    await client
      .post(`/api/properties/${hidden.slug}`)
      .json({ property: { is_private: true } })
      .withCsrfToken()
      .loginAs(owner)
    assert.deepEqual(idsOf(await search(client, at)), [out.id])
    assert.equal((await search(client, at, owner)).total, 1)
    await transaction((trx) => publishProperty({ user: owner, trx }, out.slug, false))
    const emptied = await search(client, at)
    assert.deepEqual(emptied.properties.data, [])
    assert.equal(emptied.total, 0)
  })

  test('leaves out the listings of who blocked or is blocked', async ({ client, assert }) => {
    const at = nowhere()
    const [viewer, blocked, blocker] = [await createUser(), await realtor(), await realtor()]
    for (const owner of [blocked, blocker]) await createPublished(owner, at)
    assert.equal((await search(client, at, viewer)).total, 2)
    await client.post(`/api/users/${blocked.id}/block`).withCsrfToken().loginAs(viewer)
    await client.post(`/api/users/${viewer.id}/block`).withCsrfToken().loginAs(blocker)
    assert.equal((await search(client, at, viewer)).total, 0)
    assert.equal((await search(client, at)).total, 2)
  })
})
