import { test } from '@japa/runner'
import { useNetworkGuard } from '#app/common/net/network_guard'
import { pair } from '#app/chats/tests/person'
import { CookieClient } from '#tests/support/cookie_client'
import { eventually } from '#tests/support/eventually'
import { LocalWeb } from '#tests/support/local_web'
import { nextMailTo } from '#tests/support/mails'

const LINKS = 40

test.group('Queues', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('a password-reset mail does not wait for pages that never answer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const visitor = new CookieClient()
    const asked: string[] = []
    const web = await LocalWeb.start(({ url }) => void asked.push(url!))
    cleanup(() => web.stop())
    cleanup(useNetworkGuard(web.guard()))
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    for (let link = 0; link < LINKS; link++) await ava.say(chat, `Look: ${web.url(`/${link}`)}`)
    await eventually(() => asked.length > 0)

    const mail = nextMailTo(noah.user.email)
    await visitor.post('/forgot-password', { email: noah.user.email })
    await mail
    assert.isBelow(asked.length, LINKS, 'pages still wait to be asked')
  })
})
