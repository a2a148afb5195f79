import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { ChatStorm } from '#tests/support/chat_storm'
import { eventually } from '#tests/support/eventually'

const ROUNDS = 20

test.group('Chats while the server is killed', () => {
  test('every acknowledged message is there once, in order, on every reader', async ({
    assert,
    cleanup,
  }) => {
    const server = await BuiltServer.create({ env: { DEMO: '1' } })
    cleanup(() => server.remove())
    await server.start()
    const storm = await ChatStorm.begin([server.url])
    cleanup(() => storm.close())

    storm.write()
    for (let round = 0; round < ROUNDS; round++) {
      await pause(randomInt(50, 700))
      await server.end('SIGKILL')
      await server.start()
    }
    await eventually(() => storm.readers.every((reader) => reader.isConnected), {
      within: 60_000,
      what: () => 'every reader to be connected again',
    })
    await storm.end()

    const messages = await storm.messages()
    const kept = messages.flatMap(({ client_id: clientId }) => clientId ?? [])
    assert.isAbove(storm.acknowledged.size, ROUNDS)
    assert.sameMembers(kept, [...storm.acknowledged], 'each once, and nothing else')
    assert.isAbove(storm.refused.size, 0)
    const ids = messages.map(({ id }) => id)
    for (const reader of storm.readers) assert.deepEqual(reader.shown, ids)
  }).timeout(300_000)
})
