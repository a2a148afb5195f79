import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

const realtor = () => createUser({ type: 'realtor' })

const report = (client: ApiClient, reporter: User, id: number) =>
  client
    .post('/api/reports')
    .json({ subject_type: 'listing', subject_id: id, reason: 'fraud' })
    .withCsrfToken()
    .loginAs(reporter)

test.group('Reported listings', () => {
  test('are taken down by staff, and stay down', async ({ client, assert }) => {
    const [owner, reporter, staff] = [
      await realtor(),
      await createUser(),
      await createUser({ type: 'staff' }),
    ]
    const home = await createPublished(owner, { name: 'Too good' })
    const reported = await report(client, reporter, home.id)
    reported.assertStatus(201)
    const answer = await client
      .post(`/api/staff/reports/${reported.body().report.id}/resolve`)
      .json({ takes_down: true })
      .withCsrfToken()
      .loginAs(staff)
    answer.assertStatus(200)
    assert.containsSubset(answer.body().report.evidence, {
      address: `/properties/${home.slug}`,
      name: 'Too good',
      place: 'Via del Molo 7, Portofino, Italy',
    })

    ;(await client.get(`/properties/${home.slug}`)).assertStatus(404)
    const found = await client.get('/api/search/properties').qs({ q: 'Too good' })
    assert.notInclude(found.text(), home.slug)
    const again = await client
      .post(`/api/properties/${home.slug}/publish`)
      .json({ publish: true })
      .withCsrfToken()
      .loginAs(owner)
    again.assertStatus(403)
    assert.match(again.body().message, /took this listing down/)
    await home.refresh()
    assert.equal(home.status, 'archive')
    await assert.rejects(() => home.merge({ status: 'publish' }).save(), /properties_taken_down/)
  })

  test('are only those that the reporter can see, and never their own', async ({ client }) => {
    const [owner, reporter] = [await realtor(), await createUser()]
    const hidden = await createPublished(owner, { is_private: true })
    ;(await report(client, reporter, hidden.id)).assertStatus(404)
    const home = await createPublished(owner)
    ;(await report(client, owner, home.id)).assertStatus(422)
    await client.post(`/api/users/${owner.id}/block`).withCsrfToken().loginAs(reporter)
    ;(await report(client, reporter, home.id)).assertStatus(404)
  })
})
