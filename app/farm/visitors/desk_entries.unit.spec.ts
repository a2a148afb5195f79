import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import { sendEntries, type DeskEntry } from '#app/farm/visitors/ui/desk_entries'

const entry = (name: string): DeskEntry => ({
  client_id: name,
  house_id: 1,
  name,
  email: `${name}@example.com`,
  phone: null,
  consent: true,
  has_agent: null,
  signed_at: '2026-03-07T14:00:00.000Z',
})

/** A device whose server fails for some, and what is left on it. */
function device(names: string[], failures: Record<string, CallFailure>) {
  const kept = new Map(names.map((name) => [name, entry(name)]))
  const sent: string[] = []
  const post = {
    send: async ({ name }: DeskEntry) => {
      if (failures[name]) throw failures[name]
      sent.push(name)
    },
    remove: async (clientId: string) => kept.delete(clientId),
    put: async (changed: DeskEntry) => kept.set(changed.client_id, changed),
  }
  return { kept, sent, failures, send: () => sendEntries([...kept.values()], post) }
}

test.group('Entries of a desk', () => {
  test('that the server refuses stay with the reason and hold up nothing', async ({ assert }) => {
    const { kept, sent, send } = device(['ann', 'bob', 'cy', 'dee', 'eve'], {
      bob: new CallFailure(422, { errors: { email: ['Enter a valid email address.'] } }),
      cy: new CallFailure(409, { message: 'This open house has ended.' }),
      dee: new CallFailure(404),
    })
    assert.isNull(await send())
    assert.deepEqual(sent, ['ann', 'eve'])
    assert.sameMembers([...kept.keys()], ['bob', 'cy', 'dee'])
    assert.deepEqual(kept.get('bob')?.refusal, {
      message: 'Enter a valid email address.',
      errors: { email: 'Enter a valid email address.' },
    })
    assert.equal(kept.get('cy')?.refusal?.message, 'This open house has ended.')
    assert.include(kept.get('dee')?.refusal?.message, 'no longer exists')
  })

  test('are sent again once mended, and not before', async ({ assert }) => {
    const { kept, sent, failures, send } = device(['bob'], { bob: new CallFailure(422) })
    await send()
    delete failures.bob
    await send()
    assert.deepEqual(sent, [])
    kept.set('bob', { ...kept.get('bob')!, email: 'bob@example.org', refusal: null })
    await send()
    assert.deepEqual(sent, ['bob'])
    assert.equal(kept.size, 0)
  })

  test('wait where it is about the desk or the network', async ({ assert }) => {
    for (const status of [0, 401, 403, 419, 429, 500, 503]) {
      const failures = { ann: new CallFailure(status) }
      const { kept, sent, send } = device(['ann', 'bob'], failures)
      const problem = await send()
      assert.equal(problem === null, status === 0, `${status}`)
      assert.deepEqual(sent, [])
      assert.lengthOf(
        [...kept.values()].filter(({ refusal }) => !refusal),
        2,
        `${status}`
      )
    }
  })

  test('whose removal fails are kept', async ({ assert }) => {
    const kept = [entry('ann')]
    const failing = sendEntries(kept, {
      send: async () => {},
      remove: () => Promise.reject(new Error('no storage')),
      put: async () => {},
    })
    await assert.rejects(() => failing, 'no storage')
  })
})
