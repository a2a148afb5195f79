import { test } from '@japa/runner'
import { acceptedDraft } from '#app/properties/drafts/ui/accepted_draft'
import { draft, listing } from '#app/properties/tests/editor_draft'

test.group('Editor: what the preview shows', () => {
  test('is what is typed, but for what was refused', ({ assert }) => {
    const saved = listing({ price: 900_000, name: 'Casa Livia' })
    const typed = draft({ price: 1, name: 'Villa Aurora' })
    assert.strictEqual(acceptedDraft(typed, {}, saved), typed)
    const shown = acceptedDraft(typed, { price: 'Too little.' }, saved)
    assert.containsSubset(shown.fields, { price: 900_000, name: 'Villa Aurora' })
  })

  test('keeps a refused part as it was, and the others as typed', ({ assert }) => {
    const saved = listing()
    const before = draft()
    const parts = {
      ...before.parts,
      hero: { headline: 'Refused', subline: '' },
      location: { ...before.parts.location, title: 'Where' },
    }
    const shown = acceptedDraft({ ...before, parts }, { 'part.hero': 'No.' }, saved)
    assert.equal(shown.parts.hero.headline, '')
    assert.equal(shown.parts.location.title, 'Where')
  })

  test('has no year that cannot be, before the server says so', ({ assert }) => {
    const saved = listing({ year_built: 1912 })
    for (const year of [999, 2101, 0]) {
      assert.equal(acceptedDraft(draft({ year_built: year }), {}, saved).fields.year_built, 1912)
    }
    assert.isNull(acceptedDraft(draft({ year_built: null }), {}, saved).fields.year_built)
    assert.equal(acceptedDraft(draft({ year_built: 1800 }), {}, saved).fields.year_built, 1800)
  })
})
