import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import type User from '#app/accounts/user'
import { updateProperty } from '#app/properties/update_property'
import { eventually } from '#tests/support/eventually'
import { sentStatements } from '#tests/support/sent_statements'
import { signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser } from '#tests/support/users'
import { variantsMade } from '#tests/support/variants_made'
import { createPublished } from '#app/properties/tests/property_factory'
import { teamOf } from '#app/teams/tests/team_factory'

function visit(client: ApiClient, slug: string, viewer: User) {
  return client
    .get(`/properties/${slug}`)
    .loginAs(viewer)
    .header('x-inertia', 'true')
    .header('x-inertia-version', '1')
}

async function listingAndReader() {
  const owner = await createUser({ type: 'realtor' })
  const [{ slug, id }, reader] = [await createPublished(owner), await createUser()]
  await variantsMade(owner)
  return { owner, reader, slug, id }
}

test.group('The page of a public listing, signed in', () => {
  test('is read once for its readers, and again after a change', async ({ client, assert }) => {
    const { owner, reader, slug } = await listingAndReader()
    await visit(client, slug, reader)
    const again = await sentStatements(() => visit(client, slug, reader))
    assert.isEmpty(again.filter((sql) => sql.includes('price_changes')))

    await transaction((trx) =>
      updateProperty({ user: owner, trx }, slug, { name: 'Casa Livia Nuova' })
    )
    const changed = await visit(client, slug, reader)
    assert.equal(changed.body().props.property.name, 'Casa Livia Nuova')
  })

  test('takes three statements: session, listing, and what every page shows', async ({
    assert,
  }) => {
    const { reader, slug } = await listingAndReader()
    await teamOf(reader)
    const browser = await signedInVisitor(reader)
    const headers = { 'accept': 'text/html', 'x-inertia': 'true', 'x-inertia-version': '1' }
    const open = () => browser.get(`/properties/${slug}`, headers)
    assert.equal((await open()).status, 200)
    let asked: string[] = []
    await eventually(
      async () => {
        const statements = await sentStatements(open)
        // the worker of the suite asks for jobs meanwhile
        asked = statements.filter((sql) => !sql.includes('queue_'))
        return asked.length <= 3
      },
      { what: () => `three statements:\n${asked.join('\n')}` }
    )
    assert.lengthOf(
      asked.filter((sql) => /\b(sessions|saved_properties|user_stats)\b/.test(sql)),
      3
    )
  })

  test('shows the account as it is now', async ({ assert }) => {
    const { reader, slug } = await listingAndReader()
    const browser = await signedInVisitor(reader)
    const headers = { 'accept': 'text/html', 'x-inertia': 'true', 'x-inertia-version': '1' }
    const open = async () => (await browser.get(`/properties/${slug}`, headers)).body
    const named = (name: string) => ({ props: { account: { name }, auth: { user: { name } } } })
    assert.containsSubset(await open(), named(reader.name))
    await reader.merge({ name: 'Livia Costa' }).save()
    assert.containsSubset(await open(), named('Livia Costa'))
  })

  test('says to each what is theirs', async ({ client, assert }) => {
    const { owner, reader, slug, id } = await listingAndReader()
    await client.post(`/api/properties/${slug}/save`).withCsrfToken().loginAs(reader)
    const other = await createUser()
    const seen = async (viewer: User) => {
      const { props } = (await visit(client, slug, viewer)).body()
      return [props.property.id, props.can_edit, props.is_saved]
    }
    assert.deepEqual(await seen(reader), [id, false, true])
    assert.deepEqual(await seen(other), [id, false, false])
    assert.deepEqual(await seen(owner), [id, true, false])
  })

  test('is gone at once for who is blocked, and for all once it is private', async ({ client }) => {
    const { owner, reader, slug } = await listingAndReader()
    const other = await createUser()
    for (const viewer of [reader, other]) (await visit(client, slug, viewer)).assertStatus(200)
    await client.post(`/api/users/${reader.id}/block`).withCsrfToken().loginAs(owner)
    ;(await visit(client, slug, reader)).assertStatus(404)
    ;(await visit(client, slug, other)).assertStatus(200)

    await transaction((trx) => updateProperty({ user: owner, trx }, slug, { is_private: true }))
    ;(await visit(client, slug, other)).assertStatus(404)
    ;(await visit(client, slug, owner)).assertStatus(200)
  })
})
