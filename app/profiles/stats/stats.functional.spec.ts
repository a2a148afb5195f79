import { test } from '@japa/runner'
import UserStats from '#app/profiles/stats/user_stats'
import { createUser } from '#tests/support/users'

const work = {
  headline: 'Chalets above Verbier',
  years_experience: 12,
  homes_sold: 140,
  sales_volume: 250_000_000.5,
  languages: ['French', 'English'],
  specialties: ['Alpine'],
  awards: ['Best of 2025'],
}

test.group('Stats', () => {
  test('are changed by their owner, all but the counts', async ({ client, assert }) => {
    const user = await createUser()
    const stats = await UserStats.findByOrFail('userId', user.id)
    const answer = await client
      .post(`/api/user/stat/${stats.id}/update`)
      .json({ stats: { ...work, followers_count: 99 } })
      .withCsrfToken()
      .loginAs(user)
    answer.assertStatus(200)
    assert.equal(answer.body().status, 'success')
    assert.deepInclude(answer.body().stats[0], { ...work, id: stats.id, followers_count: 0 })

    const partly = await client
      .post(`/api/user/stat/${stats.id}/update`)
      .json({ stats: { headline: null, awards: [] } })
      .withCsrfToken()
      .loginAs(user)
    assert.deepInclude(partly.body().stats[0], { ...work, headline: null, awards: [] })
  })

  test('refuses {$self}')
    .with(['years_experience', 'homes_sold', 'sales_volume', 'headline', 'languages'] as const)
    .run(async ({ client, assert }, field) => {
      const user = await createUser()
      const stats = await UserStats.findByOrFail('userId', user.id)
      const bad = { headline: 'x'.repeat(161), languages: 'French' }
      const answer = await client
        .post(`/api/user/stat/${stats.id}/update`)
        .json({ stats: { [field]: field in bad ? bad[field as keyof typeof bad] : -1 } })
        .withCsrfToken()
        .loginAs(user)
      answer.assertStatus(422)
      assert.properties(answer.body().errors, [`stats.${field}`])
    })

  test('are nobody else’s to change', async ({ client, assert }) => {
    const user = await createUser()
    const owner = await createUser()
    const stats = await UserStats.findByOrFail('userId', owner.id)
    const path = `/api/user/stat/${stats.id}/update`
    const foreign = await client.post(path).json({ stats: work }).withCsrfToken().loginAs(user)
    foreign.assertStatus(403)
    const anonymous = await client.post(path).json({ stats: work }).withCsrfToken()
    anonymous.assertStatus(401)
    const missing = await client
      .post('/api/user/stat/999999999/update')
      .json({ stats: work })
      .withCsrfToken()
      .loginAs(user)
    missing.assertStatus(404)
    assert.isNull((await stats.refresh()).headline)
  })
})
