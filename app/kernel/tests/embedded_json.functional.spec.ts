import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { pair } from '#app/chats/tests/person'
import Report from '#app/moderation/report'
import { createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

/** Browsers would read the rest as script. */
const HOSTILE = 'A <!--<script> \u2028\u2029 & </script>'

async function readJson(client: ApiClient, path: string, reader?: User) {
  const request = client.get(path).header('accept', 'text/html')
  const page = await (reader ? request.loginAs(reader) : request)
  page.assertStatus(200)
  const scripts = [...page.text().matchAll(/<script[^>]*\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)]
  return scripts.map(([, json]) => {
    const unsafe = json.match(/[<>&\u2028\u2029]/g)
    if (unsafe) throw new Error(`${path} has ${unsafe.join(' ')} in its JSON`)
    return JSON.stringify(JSON.parse(json))
  })
}

test.group('The JSON in a page', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  const written = JSON.stringify(HOSTILE).slice(1, -1)

  test('holds whatever the name of a listing is', async ({ assert, client }) => {
    const owner = await createUser({ type: 'realtor' })
    const { slug } = await createPublished(owner, { name: HOSTILE, description: HOSTILE })
    const path = `/properties/${slug}`
    for (const [json, count] of [
      [await readJson(client, path), 3],
      [await readJson(client, path, owner), 1],
    ] as const) {
      assert.lengthOf(json, count)
      for (const text of json) assert.include(text, written)
    }
    const [profile] = await readJson(client, `/@${owner.handle}`)
    assert.include(profile, written)
  })

  test('holds whatever somebody writes to another', async ({ assert, client }) => {
    const [ava, noah] = await pair(client)
    await ava.letIn(noah)
    await noah.letIn(ava)
    await ava.start(noah, HOSTILE)
    const [json] = await readJson(client, '/chats', noah.user)
    assert.include(json, written)
  })

  test('holds whatever is reported', async ({ assert, client }) => {
    const [pest, reporter] = [await createUser({ name: HOSTILE }), await createUser()]
    await Report.create({
      reporterId: reporter.id,
      reportedUserId: pest.id,
      subjectType: 'user',
      subjectId: pest.id,
      reason: 'other',
      note: HOSTILE,
      evidence: { name: HOSTILE },
    })
    const staff = await createUser({ type: 'staff' })
    const [json] = await readJson(client, '/staff/reports', staff)
    assert.include(json, written)
  })
})
