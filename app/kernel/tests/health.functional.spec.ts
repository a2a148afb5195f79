import { test } from '@japa/runner'

test.group('Health', () => {
  test('is alive and ready while the database answers', async ({ client }) => {
    const live = await client.get('/health/live')
    live.assertStatus(200)
    const ready = await client.get('/health/ready')
    ready.assertStatus(200)
    ready.assertBody({ status: 'ok', checks: { database: 'ok' } })
  })

  test('shows figures to this machine and to nobody behind a proxy', async ({ client, assert }) => {
    await client.get('/health/live')
    const figures = await client.get('/metrics')
    figures.assertStatus(200)
    assert.include(figures.text(), 'vesta_http_request_duration_seconds_count')
    assert.match(figures.text(), /^vesta_jobs\{queue="slow"\} \d+$/m)
    const proxied = await client.get('/metrics').header('x-forwarded-for', '203.0.113.9')
    proxied.assertStatus(404)
  })
})
