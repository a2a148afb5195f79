import { test } from '@japa/runner'
import { draftChanges, withSaved, withSavedAlt } from '#app/properties/drafts/ui/changes'
import { listingDraftOf } from '#app/properties/drafts/ui/draft'
import { draft, listing, photograph } from '#app/properties/tests/editor_draft'

const NOTHING = { listing: {}, parts: [], alts: [] }

test.group('Editor: what changed', () => {
  test('is nothing right after opening, whichever picture is featured', ({ assert }) => {
    const featured = { ...photograph(2), placeholder: '', variants: [] }
    const opened = listingDraftOf(listing({ featured_image: featured }), [
      photograph(1),
      photograph(2),
    ])
    assert.deepEqual(
      opened.images.map(({ id }) => id),
      [2, 1]
    )
    assert.deepEqual(draftChanges(opened, opened), NOTHING)
  })

  test('is the changed fields only, lists compared by what they hold', ({ assert }) => {
    const before = draft({ accepted_currencies: ['EUR'] })
    const after = draft({ accepted_currencies: ['EUR'], price: 0, name: null })
    assert.deepEqual(draftChanges(before, after).listing, { name: null, price: 0 })

    const more = draft({ accepted_currencies: ['EUR', 'CHF'] })
    assert.deepEqual(draftChanges(before, more).listing, {
      accepted_currencies: ['EUR', 'CHF'],
    })
  })

  test('is the order of the pictures with the first one featured', ({ assert }) => {
    const [one, two] = [photograph(1), photograph(2)]
    const before = draft({}, [one, two])
    const change = draftChanges(before, { ...before, images: [two, one] })
    assert.deepEqual(change, { ...NOTHING, listing: { images: [2, 1], featured_image: 2 } })
    assert.deepEqual(draftChanges(before, { ...before, images: [] }).listing, {
      images: [],
      featured_image: null,
    })
  })

  test('is the words of a picture, also of one that was just added', ({ assert }) => {
    const before = draft({}, [photograph(1, 'Old')])
    const after = { ...before, images: [photograph(1, null), photograph(2, 'The jetty')] }
    const { alts, listing: patch } = draftChanges(before, after)
    assert.deepEqual(alts, [
      { id: 1, alt: null },
      { id: 2, alt: 'The jetty' },
    ])
    assert.deepEqual(patch.images, [1, 2])
  })

  test('is the parts that say something else', ({ assert }) => {
    const before = draft()
    const parts = { ...before.parts, features: { title: '', items: ['Jetty'] } }
    assert.deepEqual(draftChanges(before, { ...before, parts }), {
      ...NOTHING,
      parts: ['features'],
    })
  })

  test('shrinks by what was saved, and by no more', ({ assert }) => {
    const before = draft({}, [photograph(1)])
    const after = {
      ...before,
      fields: { ...before.fields, price: 5, name: 'Villa' },
      images: [photograph(2, 'The jetty'), photograph(1)],
    }
    const named = withSaved(before, after, { name: 'Villa' })
    assert.deepEqual(draftChanges(named, after).listing, {
      price: 5,
      images: [2, 1],
      featured_image: 2,
    })

    const arranged = withSaved(named, after, { images: [2, 1], featured_image: 2 })
    assert.deepEqual(draftChanges(arranged, after), {
      listing: { price: 5 },
      parts: [],
      alts: [{ id: 2, alt: 'The jetty' }],
    })
    const described = withSavedAlt(arranged, { id: 2, alt: 'The jetty' })
    assert.isEmpty(draftChanges(described, after).alts)
  })
})
