import { test } from '@japa/runner'
import { fetchFromSuite } from '#tests/support/fetch_from_suite'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

const SHARED = ['auth', 'realtime', 'active_uploads', 'theme']

test.group('What every page gets', () => {
  test('is there for visitors and signed-in people', async ({ client, assert }) => {
    const user = await createUser()
    const shown = await pageProps(client, '/about')
    assert.containsSubset(shown, {
      auth: { user: null, current_team: null },
      active_uploads: [],
      theme: null,
    })
    const own = await pageProps(client, '/settings', user)
    assert.includeMembers(Object.keys(own), [...SHARED, 'unread'])
    assert.containsSubset(own, {
      auth: { user: { id: user.id, email: user.email }, current_team: null },
      unread: { chats: 0, notifications: 0 },
    })
    assert.sameMembers(Object.keys(own.realtime), ['key', 'cluster', 'host', 'port', 'tls'])
  })

  test('names the chosen theme', async ({ assert }) => {
    for (const [chosen, theme] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['pink', null],
    ]) {
      const headers = { 'cookie': `theme=${chosen}`, 'x-inertia': 'true' }
      const page = (await (await fetchFromSuite('/login', { headers })).json()) as {
        props: { theme: unknown }
      }
      assert.equal(page.props.theme, theme, String(chosen))
    }
  })
})
