import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import env from '#start/env'
import { SITE_CONTACT_LIMITS } from '#app/site/contact/contact_controller'
import { CookieClient } from '#tests/support/cookie_client'

const message = { name: 'Ada', email: 'ada@example.com', message: 'Is the garden walled in?' }

async function contact(forwardedFor: string): Promise<number> {
  const { status } = await new CookieClient().post('/contact', message, {
    'x-forwarded-for': forwardedFor,
  })
  return status
}

async function flood(forwardedFor: (forged: string) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let sent = 0; sent <= SITE_CONTACT_LIMITS.address.requests; sent++) {
    statuses.push(await contact(forwardedFor(anAddress())))
  }
  return statuses
}

function anAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`
}

function isLimited(statuses: number[]): boolean {
  return statuses.every((status, at) => status === (at === statuses.length - 1 ? 429 : 200))
}

test.group('Behind proxies', (group) => {
  group.each.setup(() => {
    const before = env.get('TRUST_PROXY')
    return () => env.set('TRUST_PROXY', before ?? '0')
  })

  for (const setting of ['1', 'loopback', '127.0.0.0/8']) {
    test(`a forged address does not beat the limits with TRUST_PROXY=${setting}`, async ({
      assert,
    }) => {
      env.set('TRUST_PROXY', setting)
      const real = anAddress()
      const statuses = await flood((forged) => `${forged}, ${real}`)
      assert.isTrue(isLimited(statuses), statuses.join())
      assert.equal(await contact(anAddress()), 200)
    })
  }

  test('two proxies are two hops', async ({ assert }) => {
    env.set('TRUST_PROXY', '2')
    const real = anAddress()
    const statuses = await flood((forged) => `${forged}, ${real}, 10.0.0.2`)
    assert.isTrue(isLimited(statuses), statuses.join())
  })

  test('one IPv6 network has one limit', async ({ assert }) => {
    env.set('TRUST_PROXY', '1')
    const network = `2001:db8:${randomInt(65536).toString(16)}:${randomInt(65536).toString(16)}`
    const statuses = await flood(() => `${network}::${randomInt(65536).toString(16)}`)
    assert.isTrue(isLimited(statuses), statuses.join())
  })
})
