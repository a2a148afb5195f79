import { test } from '@japa/runner'
import { lastWords } from '#app/leads/ui/lead_words'

const asked = { kind: 'inquiry', message: 'Is the pool heated?' } as const
const came = { kind: 'open_house', message: 'May be contacted.' } as const
const note = { kind: 'note', message: 'Called twice.' } as const

test.group('The latest words of a lead', () => {
  test('stand in quotes only if they are theirs', ({ assert }) => {
    assert.equal(lastWords({ events: [came, asked, note] }), '“Is the pool heated?”')
    assert.equal(lastWords({ events: [asked, came] }), 'May be contacted.')
    assert.isNull(lastWords({ events: [note] }))
  })
})
