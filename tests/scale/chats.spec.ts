import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { serverPair } from '#tests/scale/pair'
import { ChatStorm } from '#tests/support/chat_storm'
import { rounds } from '#tests/support/rounds'
import { checkStorm } from '#tests/support/storm_check'
import { createUser, PASSWORD } from '#tests/support/users'

const KILLS = rounds('CHAT_KILLS', { few: 2, soak: 6 })

test.group('Chats across two nodes of which one is killed', () => {
  test('every acknowledged message is there once, in order, on every reader', async ({
    assert,
    cleanup,
  }) => {
    const { servers } = await serverPair()
    const urls = servers.map(({ url }) => url)
    const storm = await ChatStorm.begin(urls, async (visitor) => {
      const { email } = await createUser({ type: 'realtor' })
      await visitor.signIn(email, PASSWORD)
    })
    cleanup(() => storm.close())

    storm.write()
    for (let round = 0; round < KILLS; round++) {
      await pause(randomInt(50, 700))
      const server = servers[randomInt(servers.length)]
      await server.end('SIGKILL')
      await server.start()
    }
    await checkStorm(storm, assert, KILLS)
  }).timeout(900_000)
})
