import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { ChatStorm } from '#tests/support/chat_storm'
import { rounds } from '#tests/support/rounds'
import { checkStorm } from '#tests/support/storm_check'
import { uniqueHandle } from '#tests/support/users'

const KILLS = rounds('CHAT_KILLS', { few: 1, soak: 6 })

test.group('Chats while the server is killed', () => {
  test('every acknowledged message is there once, in order, on every reader', async ({
    assert,
    cleanup,
  }) => {
    const server = await BuiltServer.create()
    cleanup(() => server.remove())
    await server.start()
    const storm = await ChatStorm.begin([server.url], (visitor) =>
      visitor.register(uniqueHandle(), server.storage)
    )
    cleanup(() => storm.close())

    storm.write()
    for (let round = 0; round < KILLS; round++) {
      await pause(randomInt(50, 700))
      await server.end('SIGKILL')
      await server.start()
    }
    await checkStorm(storm, assert, KILLS)
  }).timeout(900_000)
})
