import { test } from '@japa/runner'
import { missingForPublish } from '#app/properties/publishing/missing_for_publish'
import { countLeft, missingThings } from '#app/properties/publishing/ui/missing_words'
import {
  markOf,
  nextStep,
  stepFrom,
  editorStepOf,
  EDITOR_STEPS,
} from '#app/properties/editor/ui/steps'
import { draft, photograph } from '#app/properties/tests/editor_draft'

const PLACED = { city: 'Portofino', latitude: 44.3, longitude: 9.2 }

test.group('Editor: steps', () => {
  test('are restored from a query string, the first where it says nothing known', ({ assert }) => {
    assert.equal(stepFrom('a=b&step=place'), 'place')
    assert.equal(stepFrom('step=kitchen'), 'basics')
    assert.equal(stepFrom(''), 'basics')
  })

  test('follow each other to publishing', ({ assert }) => {
    assert.equal(nextStep('basics'), 'place')
    assert.isNull(nextStep('publish'))
  })

  test('hold every field that an error or a missing thing can name', ({ assert }) => {
    assert.equal(editorStepOf('year_built'), 'basics')
    assert.equal(editorStepOf('address'), 'place')
    assert.equal(editorStepOf('currency'), 'price')
    assert.equal(editorStepOf('images'), 'photos')
    assert.equal(editorStepOf('alt.12'), 'photos')
    assert.equal(editorStepOf('part.overview'), 'description')
    assert.equal(editorStepOf('part.hero'), 'details')
    assert.equal(editorStepOf('part.documents'), 'documents')
  })

  test('are marked as far as they have come', ({ assert }) => {
    const marks = (given: Parameters<typeof draft>, isPublished = false) =>
      EDITOR_STEPS.map(({ id }) => {
        const mark = markOf(id, draft(...given), {}, isPublished)
        return mark.kind === 'count' ? mark.text : mark.kind
      })

    assert.deepEqual(
      marks([{ name: null }]),
      Array.from({ length: 9 }, () => 'none')
    )
    const full = { ...PLACED, price: 0, currency: 'EUR', description: 'Light.' }
    assert.deepEqual(marks([full, [photograph(1), photograph(2)]], true), [
      'done',
      'done',
      'done',
      '2',
      'done',
      'none',
      'none',
      'none',
      'done',
    ])
  })

  test('count the parts that say something', ({ assert }) => {
    const empty = draft()
    const written = {
      ...empty,
      parts: {
        ...empty.parts,
        gallery: { title: '', layout: 'grid' as const },
        features: { title: '', items: ['', 'Jetty'] },
        location: { title: 'By the sea', text: '' },
      },
    }
    assert.deepEqual(markOf('details', written, {}, false), { kind: 'count', text: '2 of 9' })
  })

  test('show that something in them was refused', ({ assert }) => {
    const errors = { price: 'Enter the asking price.' }
    assert.deepEqual(markOf('price', draft(), errors, false), { kind: 'error' })
    assert.notDeepEqual(markOf('place', draft(), errors, false), { kind: 'error' })
  })
})

test.group('Editor: what is left', () => {
  test('is told in the order of the steps', ({ assert }) => {
    const { fields } = draft({ name: null, type: null })
    const words = missingThings(missingForPublish(fields, 0)).map(({ word }) => word)
    assert.deepEqual(words, ['name', 'property type', 'location', 'price', 'currency', 'photos'])
    assert.isEmpty(missingThings({}))
  })

  test('is counted in words', ({ assert }) => {
    assert.equal(countLeft(1), 'One thing left')
    assert.equal(countLeft(2), 'Two things left')
    assert.equal(countLeft(6), 'Six things left')
  })
})
