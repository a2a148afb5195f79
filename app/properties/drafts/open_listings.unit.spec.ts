import { test } from '@japa/runner'
import { enterAccount } from '#app/kit/hooks/account_scope'
import { keepOpen, openListing } from '#app/properties/drafts/ui/open_listings'
import { listing } from '#app/properties/tests/editor_draft'

test.group('Open listings', (group) => {
  group.each.teardown(() => enterAccount(null))

  const open = (id: number) => openListing(listing({ id }), [])

  test('opening one has no effect until it is kept', ({ assert }) => {
    assert.notStrictEqual(open(1), open(1))
    const kept = open(1)
    keepOpen(kept, 7)
    assert.strictEqual(open(1), kept)
  })

  test('saved ones make room for others, unsaved ones stay', ({ assert }) => {
    const unsaved = open(1)
    keepOpen(unsaved, 7)
    unsaved.session.edit({ name: 'Loft' })
    const first = open(2)
    for (const each of [first, open(3), open(4), open(5), open(6)]) keepOpen(each, 7)
    assert.strictEqual(open(1), unsaved)
    assert.notStrictEqual(open(2), first)
  })

  test('nothing is kept for the next account', ({ assert }) => {
    const kept = open(1)
    keepOpen(kept, 7)
    kept.session.edit({ name: 'Loft' })
    enterAccount(8)
    assert.notStrictEqual(open(1), kept)
    assert.isFalse(kept.session.isDirty)
  })
})
