import { test } from '@japa/runner'
import { useNetworkGuard } from '#app/common/net/network_guard'
import { pair } from '#app/chats/tests/person'
import { CookieClient } from '#tests/support/cookie_client'
import { LocalWeb } from '#tests/support/local_web'
import { nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'

const LINKS = 40
const MAX_WAIT_MS = 1_000

test.group('Queues', () => {
  test('a password-reset mail does not wait for pages that never answer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const visitor = new CookieClient()
    const other = await createUser()
    const first = nextMailTo(other.email)
    // the first request's compile time must not count
    await visitor.post('/forgot-password', { email: other.email })
    await first

    const asked = Promise.withResolvers<void>()
    const web = await LocalWeb.start(() => asked.resolve())
    cleanup(() => web.stop())
    cleanup(useNetworkGuard(web.guard()))
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    for (let link = 0; link < LINKS; link++) await ava.say(chat, `Look: ${web.url(`/${link}`)}`)
    await asked.promise

    const mail = nextMailTo(noah.user.email)
    const began = performance.now()
    await visitor.post('/forgot-password', { email: noah.user.email })
    await mail
    assert.isBelow(performance.now() - began, MAX_WAIT_MS)
  })
})
