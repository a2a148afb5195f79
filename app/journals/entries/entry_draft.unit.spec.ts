import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import { KnownResources } from '#app/journals/entries/ui/known_resources'
import { EntryDraft } from '#app/journals/entries/ui/entry_draft'
import type { Entry } from '#app/journals/ui/journals_api'

const NOW = '2026-11-27T10:00:00.000Z'

const ENTRY: Entry = {
  id: 1,
  journal_slug: 'a-kitchen-in-may-abcdef',
  title: 'The wall',
  excerpt: '',
  cover: null,
  room: null,
  status: 'publish',
  minutes: 1,
  words: 0,
  is_taken_down: false,
  published_at: NOW,
  created_at: NOW,
  updated_at: NOW,
  body: null,
  html: '',
  images: [],
  designs: [],
  properties: [],
  design_id: null,
  design: null,
  property_id: null,
  property: null,
  version: 1,
  is_own: true,
}

/** A draft whose saves are answered by hand, in turn. */
function begin() {
  const asked: PromiseWithResolvers<Entry>[] = []
  const draft = new EntryDraft(ENTRY, new KnownResources(), {
    findEntry: () => Promise.resolve(ENTRY),
    updateEntry: () => {
      const answer = Promise.withResolvers<Entry>()
      asked.push(answer)
      return answer.promise
    },
  })
  const statusNow = () => draft.store.snapshot().entry.status
  return { draft, asked, statusNow }
}

test.group('An entry’s draft', () => {
  test('is not published again by the late answer of a save', async ({ assert }) => {
    const { draft, asked, statusNow } = begin()
    draft.change({ title: 'The wall we kept' })
    const saved = draft.flush()
    draft.take({ ...ENTRY, status: 'draft' })
    asked[0].resolve({ ...ENTRY, title: 'The wall we kept', version: 2 })
    assert.isTrue(await saved)
    assert.equal(statusNow(), 'draft')
  })

  test('follows the answers that come in their order', async ({ assert }) => {
    const { draft, asked, statusNow } = begin()
    draft.change({ title: 'The wall we kept' })
    const first = draft.flush()
    asked[0].resolve({ ...ENTRY, version: 2 })
    await first
    draft.take({ ...ENTRY, status: 'draft', version: 2 })
    assert.equal(statusNow(), 'draft')

    draft.change({ title: 'The wall' })
    const second = draft.flush()
    asked[1].resolve({ ...ENTRY, status: 'scheduled', version: 3 })
    await second
    assert.equal(statusNow(), 'scheduled')
  })

  test('says whether everything is saved', async ({ assert }) => {
    const { draft, asked } = begin()
    assert.isTrue(await draft.flush(), 'nothing was written')
    draft.change({ title: 'Too much' })
    const refused = draft.flush()
    asked[0].reject(new CallFailure(413))
    assert.isFalse(await refused)
    assert.equal(draft.store.snapshot().saveState, 'failed')
    const again = draft.flush()
    asked[1].resolve({ ...ENTRY, version: 2 })
    assert.isTrue(await again)
  })
})
