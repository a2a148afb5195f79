import { test } from '@japa/runner'
import type { Account } from '#app/kit/hooks/use_shared_props'
import { isCurrent, navigation, navigationFor } from '#app/shell/ui/navigation/navigation'

const account = (type: Account['type']): Account => ({
  id: 1,
  handle: 'livia',
  name: 'Livia Conti',
  email: 'livia@example.com',
  type,
  avatar: null,
  is_email_verified: true,
})

test.group('Navigation', () => {
  test('only realtors and staff are shown the way to listings of their own', ({ assert }) => {
    const hrefs = (who: Account | null) => navigationFor(who, 'rail').map((entry) => entry.href)
    assert.include(hrefs(account('realtor')), '/dashboard/properties')
    assert.include(hrefs(account('staff')), '/dashboard/properties')
    assert.notInclude(hrefs(account('member')), '/dashboard/properties')
    assert.notInclude(hrefs(null), '/dashboard/properties')
  })

  test('no two ways have the same icon', ({ assert }) => {
    const ways = Map.groupBy(navigation, ({ icon }) => icon).values()
    const shared = [...ways].filter((entries) => entries.length > 1)
    assert.deepEqual(
      shared.map((entries) => entries.map(({ label }) => label)),
      []
    )
  })

  test('only staff is shown the way to reports', ({ assert }) => {
    const hrefs = (who: Account | null) => navigationFor(who, 'work').map((entry) => entry.href)
    assert.include(hrefs(account('staff')), '/staff/reports')
    for (const who of [account('realtor'), account('member'), null]) {
      assert.notInclude(hrefs(who), '/staff/reports')
    }
  })

  test('everybody who may offer something is shown the way to its requests', ({ assert }) => {
    const hrefs = (who: Account | null) => navigationFor(who, 'work').map((entry) => entry.href)
    for (const type of ['member', 'realtor', 'designer', 'staff'] as const) {
      assert.include(hrefs(account(type)), '/offerings/requests', type)
    }
    assert.notInclude(hrefs(null), '/offerings/requests')
  })

  test('the rail has room for seven ways', ({ assert }) => {
    for (const type of ['member', 'realtor', 'designer', 'staff'] as const) {
      assert.isAtMost(navigationFor(account(type), 'rail').length, 7, type)
    }
  })

  test('a phone has room for four ways beside the account', ({ assert }) => {
    for (const type of ['member', 'realtor', 'designer', 'staff'] as const) {
      assert.lengthOf(navigationFor(account(type), 'phone'), 4, type)
    }
  })

  test('a phone has the feed and search first, then listings for realtors and the designer for others', ({
    assert,
  }) => {
    const firstThree = (type: Account['type']) =>
      navigationFor(account(type), 'phone')
        .slice(0, 3)
        .map(({ href }) => href)
    assert.deepEqual(firstThree('realtor'), ['/feed', '/search', '/dashboard/properties'])
    assert.deepEqual(firstThree('member'), ['/feed', '/search', '/designer'])
  })

  test('an entry is current on its page and on those under it', ({ assert }) => {
    const listings = { href: '/dashboard/properties' }
    assert.isTrue(isCurrent(listings, '/dashboard/properties?tab=draft'))
    assert.isTrue(isCurrent(listings, '/dashboard/properties/1'))
    assert.isFalse(isCurrent(listings, '/dashboard/properties-of-others'))
    assert.isTrue(isCurrent({ href: '/' }, '/'))
    assert.isFalse(isCurrent({ href: '/' }, '/about'))
  })

  test('one way is current on pages that lie elsewhere', ({ assert }) => {
    const currentOn = (url: string) =>
      navigation.filter((entry) => isCurrent(entry, url)).map((entry) => entry.label)
    assert.deepEqual(currentOn('/dashboard'), ['Dashboard'])
    assert.deepEqual(currentOn('/dashboard/properties'), ['My listings'])
    assert.deepEqual(currentOn('/farm/emails/campaigns'), ['Farm'])
    assert.deepEqual(currentOn('/farm/open-houses'), ['Open houses'])
    assert.deepEqual(currentOn('/journals/create'), ['Write a journal'])
    assert.deepEqual(currentOn('/messages?q=keys'), ['Chats'])
    assert.deepEqual(currentOn('/channels'), ['Chats'])
    assert.deepEqual(currentOn('/designer/collection?favorite=1'), ['Designer'])
    assert.deepEqual(currentOn('/designs/12/surfaces'), ['Designer'])
    assert.deepEqual(currentOn('/designs/12/share'), ['Designer'])
    assert.deepEqual(currentOn('/designs?theme=japandi'), ['Inspiration'])
    assert.deepEqual(currentOn('/designs/gallery'), ['Inspiration'])
  })
})
