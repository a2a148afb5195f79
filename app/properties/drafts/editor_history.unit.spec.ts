import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import { DraftHistory } from '#app/properties/drafts/ui/draft_history'
import type { ListingDraft } from '#app/properties/drafts/ui/draft'
import { ListingSession } from '#app/properties/drafts/ui/listing_session'
import { reapply } from '#app/properties/drafts/ui/merge_drafts'
import { draft, listing, photograph } from '#app/properties/tests/editor_draft'

function named(name: string, onto: ListingDraft = draft()): ListingDraft {
  return { ...onto, fields: { ...onto.fields, name } }
}

const refused = () => Promise.reject(new CallFailure(0))
const NO_SERVER = {
  saveListing: refused,
  savePart: refused,
  saveAlt: refused,
  load: refused,
  publish: refused,
  setStatus: refused,
}

test.group('Editor: undo and redo', () => {
  test('take back and bring back one field at a time', ({ assert }) => {
    const history = new DraftHistory()
    const [start, one, two] = [draft(), named('A'), named('AB')]
    history.note(start, one, ['name'], 0)
    history.note(one, two, ['name'], 500)
    const priced = { ...two, fields: { ...two.fields, price: 5 } }
    history.note(two, priced, ['price'], 600)

    const named2 = history.undo(priced)!
    assert.deepEqual([named2.draft.fields.name, named2.draft.fields.price], ['AB', null])
    const first = history.undo(named2.draft)!
    assert.equal(first.draft.fields.name, start.fields.name)
    assert.isNull(history.undo(first.draft))
    assert.equal(history.redo(first.draft)!.draft.fields.name, 'AB')
  })

  test('make a new step once typing has rested, and forget what was undone before it', ({
    assert,
  }) => {
    const history = new DraftHistory()
    history.note(draft(), named('A'), ['name'], 0)
    history.note(named('A'), named('AB'), ['name'], 5000)
    assert.equal(history.undo(named('AB'))!.draft.fields.name, 'A')
    assert.isTrue(history.canRedo)
    history.note(named('A'), named('AC'), ['name'], 9000)
    assert.isFalse(history.canRedo)
  })

  test('leave what changed otherwise meanwhile', ({ assert }) => {
    const before = { ...named('A'), images: [photograph(1), photograph(2)] }
    const after = { ...before, images: [photograph(2)] }
    const now = {
      ...named('Elsewhere', after),
      images: [photograph(2, 'The jetty'), photograph(3)],
    }
    const undone = reapply(now, after, before)
    assert.equal(undone.fields.name, 'Elsewhere')
    assert.deepEqual(undone.images, [photograph(1), photograph(2, 'The jetty'), photograph(3)])
    assert.deepEqual(reapply(undone, before, after).images, now.images)
  })

  test('keep what else is in a part, and words of a photo', ({ assert }) => {
    const start = { ...draft(), images: [photograph(1, 'Old')] }
    const hero = { headline: 'New', subline: '' }
    const changed = {
      ...start,
      images: [photograph(1, 'New')],
      parts: { ...start.parts, hero },
    }
    const now = { ...changed, parts: { ...changed.parts, hero: { ...hero, subline: 'Theirs' } } }
    const undone = reapply(now, changed, start)
    assert.deepEqual(undone.parts.hero, { headline: '', subline: 'Theirs' })
    assert.deepEqual(undone.images, start.images)
  })

  test('save what they restored, and say what they can do', async ({ assert }) => {
    const sent: unknown[] = []
    const saveListing = async (_: string, patch: object) => {
      sent.push(patch)
      return listing(patch)
    }
    const session = new ListingSession({ ...NO_SERVER, saveListing }, listing(), [])
    assert.isFalse(session.snapshot().canUndo)
    session.edit({ name: 'Villa Aurora' })
    await session.flush()
    session.undo()
    assert.equal(session.snapshot().draft.fields.name, 'Casa Livia')
    assert.deepInclude(session.snapshot(), { canUndo: false, canRedo: true })
    await session.flush()
    session.redo()
    await session.flush()
    assert.deepEqual(sent, [
      { name: 'Villa Aurora' },
      { name: 'Casa Livia' },
      { name: 'Villa Aurora' },
    ])
  })
})
