import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { exportOfferings } from '#app/club/offerings/find_offerings'
import { deal, pathOf } from '#app/club/offerings/offering_factory'
import { caller } from '#tests/support/caller'
import { createUser } from '#tests/support/users'

const dayAfter = (days: number) => DateTime.utc().plus({ days }).toISODate()

test.group('Days of requests', () => {
  test('are proposed by either, and count once the other agrees', async ({ client, assert }) => {
    const { asCustomer, asProvider, request } = await deal(client)
    const [wished, other, third] = [dayAfter(9), dayAfter(10), dayAfter(11)]
    const { id, chat_id: chatId } = (await request({ wished_on: wished })).request
    await asProvider('post', pathOf(id, 'agree'), { accept: true }, 409)
    const proposed = await asProvider('post', pathOf(id, 'propose'), { wished_on: other }, 200)
    assert.containsSubset(proposed.request, {
      wished_on: wished,
      proposed_on: other,
      proposed_by: 'provider',
    })
    await asProvider('post', pathOf(id, 'agree'), { accept: true }, 409)
    await asCustomer('post', pathOf(id, 'propose'), { wished_on: third }, 200)
    await asCustomer('post', pathOf(id, 'agree'), { accept: true }, 409)
    const agreed = await asProvider('post', pathOf(id, 'agree'), { accept: true }, 200)
    assert.containsSubset(agreed.request, { wished_on: third, proposed_on: null })
    const { chat } = await asProvider('get', `/api/chats/${chatId}`, null, 200)
    const said = chat.messages.map(({ content }: { content: string }) => content).join('\n')
    assert.match(said, /Noah proposes .*\n?/)
    assert.match(said, /Mila agreed on /)

    await asCustomer('post', pathOf(id, 'propose'), { wished_on: other }, 200)
    const kept = await asProvider('post', pathOf(id, 'agree'), { accept: false }, 200)
    assert.containsSubset(kept.request, { wished_on: third, proposed_on: null })
    await asCustomer('post', pathOf(id, 'propose'), { wished_on: other }, 200)
    await asProvider('post', pathOf(id, 'respond'), { accept: false }, 200)
    await asProvider('post', pathOf(id, 'agree'), { accept: true }, 409)
    await asCustomer('post', pathOf(id, 'propose'), { wished_on: third }, 409)
  })

  test('are refused when they make no sense, or come from a stranger', async ({ client }) => {
    const { asProvider, request } = await deal(client)
    const { id } = (await request()).request
    const stranger = caller(client, await createUser())
    for (const deed of ['propose', 'agree']) {
      await stranger('post', pathOf(id, deed), { wished_on: dayAfter(3), accept: true }, 404)
    }
    for (const day of ['soon', '2026-02-31', dayAfter(-9), dayAfter(1000)]) {
      await asProvider('post', pathOf(id, 'propose'), { wished_on: day }, 422)
    }
  })

  test('are agreed on once, however often both say so at once', async ({ client, assert }) => {
    const { asCustomer, asProvider, request } = await deal(client)
    const { id } = (await request({ wished_on: dayAfter(9) })).request
    await asProvider('post', pathOf(id, 'propose'), { wished_on: dayAfter(10) }, 200)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        asCustomer('post', pathOf(id, 'agree'), { accept: true }, 200)
      )
    )
    assert.lengthOf(
      outcomes.filter(({ status }) => status === 'fulfilled'),
      1
    )
  })

  test('that a provider takes off can’t be wished for', async ({ client, assert }) => {
    const { provider, asCustomer, asProvider, request } = await deal(client)
    const [off, free] = [dayAfter(9), dayAfter(10)]
    const before = (await request({ wished_on: off })).request
    await asProvider('put', `/api/offering-days-off/${off}`, null, 200)
    await asProvider('put', `/api/offering-days-off/${off}`, null, 200)
    await request({ wished_on: off }, 422)
    const { id } = (await request({ wished_on: free })).request
    await asCustomer('post', pathOf(id, 'propose'), { wished_on: off }, 422)
    await asProvider('post', pathOf(before.id, 'respond'), { accept: true }, 200)
    const { data } = await exportOfferings(provider)
    assert.containsSubset(data, { days_off: [off] })
    await asCustomer('delete', `/api/offering-days-off/${off}`, null, 200)
    await asCustomer('post', pathOf(id, 'propose'), { wished_on: off }, 422)
    await asProvider('delete', `/api/offering-days-off/${off}`, null, 200)
    await asCustomer('post', pathOf(id, 'propose'), { wished_on: off }, 200)
    await asProvider('put', `/api/offering-days-off/${dayAfter(-9)}`, null, 422)
  })
})

test.group('The calendar of requests', () => {
  test('lists open ones with a day, at an address that can be ended', async ({
    client,
    assert,
  }) => {
    const { asProvider, asCustomer, request, offering, customer } = await deal(client)
    const day = dayAfter(9)
    const dated = (await request({ wished_on: day })).request
    const undated = (await request()).request
    const { path } = await asProvider('post', '/api/offering-calendar', null, 200)
    const again = await asProvider('post', '/api/offering-calendar', null, 200)
    assert.equal(again.path, path)
    const mine = await asCustomer('post', '/api/offering-calendar', null, 200)
    assert.notEqual(mine.path, path)
    const read = async () => {
      const answer = await client.get(path)
      answer.assertStatus(200)
      assert.match(answer.header('content-type') ?? '', /^text\/calendar/)
      return answer.text()
    }
    const waiting = await read()
    assert.include(waiting, `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
    assert.include(waiting, `SUMMARY:${offering.title}\\, ${customer.name}`)
    assert.include(waiting, 'STATUS:TENTATIVE')
    assert.notInclude(waiting, `offering-request-${undated.id}@`)
    await asProvider('post', pathOf(dated.id, 'respond'), { accept: true }, 200)
    assert.include(await read(), 'STATUS:CONFIRMED')
    await asProvider('post', pathOf(dated.id, 'cancel'), null, 200)
    assert.notInclude(await read(), `offering-request-${dated.id}@`)

    const { requests } = await asProvider('get', '/api/offering-requests?undated=1', null, 200)
    assert.deepEqual(
      requests.data.map(({ id }: { id: number }) => id),
      [undated.id]
    )
    await asProvider('delete', '/api/offering-calendar', null, 200)
    ;(await client.get(path)).assertStatus(404)
    const next = await asProvider('post', '/api/offering-calendar', null, 200)
    assert.notEqual(next.path, path)
    const { rows } = await db.rawQuery<{ rows: unknown[] }>(
      'select from offering_calendars where token = ?',
      [path.slice('/offerings/calendar/'.length, -'.ics'.length)]
    )
    assert.lengthOf(rows, 0)
  })
})
