import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { verificationLink } from '#app/accounts/email/email_links'
import { digestStopLink } from '#app/chats/digest/digest_stop_link'
import { campaignStopLink, NOBODY } from '#app/farm/campaigns/campaign_links'
import { mailStopLink } from '#app/notifications/mails/mail_stop_link'
import { CookieClient } from '#tests/support/cookie_client'
import { createUser } from '#tests/support/users'

const ADDED =
  'utm_source=news&utm_medium=e%20mail&fbclid=IwAR0&mc_cid=a1&gclid=b2&_hsenc=p2AN&x[y]=1&more'

function tracked(link: string): string {
  const { pathname, search } = new URL(link)
  return `${pathname}?${ADDED}&${search.slice(1)}&vero_id=9&lang=`
}

test.group('Links in mails that others added parameters to', () => {
  test('open as they were sent: {name}')
    .with([
      { name: 'verification', linkOf: verificationLink },
      { name: 'digest', linkOf: digestStopLink },
      { name: 'campaign', linkOf: () => campaignStopLink(NOBODY) },
      { name: 'notice', linkOf: ({ id }: User) => mailStopLink(id, 'follow') },
    ])
    .run(async ({ assert }, { linkOf }) => {
      const link = linkOf(await createUser({ verified: false }))
      const visitor = new CookieClient()
      const { pathname, search } = new URL(link)
      const asBrowser = { accept: 'text/html' }
      assert.equal((await visitor.get(pathname + search, asBrowser)).status, 200)
      assert.equal((await visitor.get(tracked(link), asBrowser)).status, 200)
      const unsigned = tracked(link).replace(/signature=[^&]+/, 'signature=')
      assert.equal((await visitor.get(unsigned, asBrowser)).status, 403)
      const others = tracked(link).replace(pathname, `${pathname}1`)
      assert.notEqual((await visitor.get(others, asBrowser)).status, 200)
    })

  test('the button of such a page does what it says', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const answer = await new CookieClient().post(tracked(verificationLink(user)))
    assert.equal(answer.status, 200)
    assert.isTrue((await user.refresh()).isEmailVerified)
  })
})
