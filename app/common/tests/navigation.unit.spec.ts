import { test } from '@japa/runner'
import type { Account } from '#app/common/ui/hooks/use_shared_props'
import { isCurrent, navigation, navigationFor } from '#app/common/ui/shell/navigation'

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

  test('only staff is shown the way to reports', ({ assert }) => {
    const hrefs = (who: Account | null) => navigationFor(who, 'account').map((entry) => entry.href)
    assert.include(hrefs(account('staff')), '/staff/reports')
    for (const who of [account('realtor'), account('member'), null]) {
      assert.notInclude(hrefs(who), '/staff/reports')
    }
  })

  test('a phone has room for three ways beside search and account', ({ assert }) => {
    const onPhone = navigation.filter((entry) => entry.places.includes('phone'))
    assert.isAtMost(onPhone.length, 3)
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
    assert.deepEqual(currentOn('/messages?q=keys'), ['Chats'])
    assert.deepEqual(currentOn('/channels'), ['Chats'])
    assert.deepEqual(currentOn('/designer/collection?favorite=1'), ['Designer'])
    assert.deepEqual(currentOn('/designs/12/surfaces'), ['Designer'])
    assert.deepEqual(currentOn('/designs/12/share'), ['Designer'])
    assert.deepEqual(currentOn('/designs?theme=japandi'), ['Designs'])
    assert.deepEqual(currentOn('/designs/gallery'), ['Designs'])
  })
})
