import { test } from '@japa/runner'
import { eventWords, lastWords } from '#app/leads/ui/lead_words'
import type { LeadEvent } from '#app/leads/ui/types'

const asked = { kind: 'inquiry', title: null, message: 'Is the pool heated?' } as const
const came = {
  kind: 'open_house',
  title: 'Came to the open house, May 3',
  message: 'No consent to be contacted.',
} as const
const note = { kind: 'note', title: null, message: 'Called twice.' } as const

test.group('The latest words of a lead', () => {
  test('stand in quotes only if they are theirs', ({ assert }) => {
    assert.equal(lastWords({ events: [came, asked, note] }), '“Is the pool heated?”')
    assert.equal(lastWords({ events: [asked, came] }), 'Came to the open house, May 3')
    assert.isNull(lastWords({ events: [note] }))
  })
})

test.group('An event in the history of a lead', () => {
  test('names the document that was asked for', ({ assert }) => {
    const event: Omit<LeadEvent, 'title'> = {
      ...{ id: 1, message: null, url: null, stage: null, property: null, user: null },
      ...{ wants_viewing_at: null, assigned_to: null, created_at: '2026-11-27T09:00:00.000Z' },
      kind: 'document',
    }
    assert.equal(eventWords({ ...event, title: 'Floor plan' }), 'Asked for “Floor plan”')
    assert.equal(eventWords({ ...event, title: null }), 'Asked for a document')
  })
})
