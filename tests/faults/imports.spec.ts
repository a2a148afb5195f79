import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

const LISTINGS = 300
const KILLS = 3

interface Answer {
  import: {
    id: number
    status: string
    done: number
    created: number
    failed: number
    rows: { row: number; status: string; slug: string }[]
  }
}

test.group('An import that is killed', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })

  test('goes on after each start: nothing is doubled or lost', async ({ assert }) => {
    const realtor = new Visitor(server.url)
    await realtor.register(uniqueHandle(), server.storage)
    const lines = Array.from({ length: LISTINGS }, (_, i) => `K-${i},Home ${i},${1000 + i}`)
    const form = new FormData()
    form.set('file', new Blob([`id,title,price\n${lines.join('\n')}\n`]), 'homes.csv')
    const sent = await realtor.send('POST', '/api/build/imports', form)
    assert.equal(sent.status, 202)
    const { id } = ((await sent.json()) as Answer).import
    const now = async () => {
      const answer = await realtor.get(`/api/build/imports/${id}`)
      return ((await answer.json()) as Answer).import
    }

    let done = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const before = done
      done = await eventually(
        async () => {
          const seen = await now()
          return (seen.done > before || seen.status === 'completed') && seen.done
        },
        { within: 90_000, what: () => `work after ${before} rows` }
      )
      await server.end('SIGKILL')
      await server.start()
    }

    const ended = await eventually(
      async () => {
        const seen = await now()
        return seen.status === 'completed' && seen
      },
      { within: 90_000, progress: async () => (await now()).done, what: () => 'the end' }
    )
    assert.deepEqual([ended.created, ended.failed], [LISTINGS, 0])
    assert.lengthOf(new Set(ended.rows.map(({ slug }) => slug)), LISTINGS)
    const exported = await realtor.get('/api/properties/export')
    const { value } = (await exported.json()) as { value: { X_Title: string }[] }
    assert.lengthOf(value, LISTINGS)
    assert.lengthOf(new Set(value.map(({ X_Title: title }) => title)), LISTINGS)
  }).timeout(900_000)
})
