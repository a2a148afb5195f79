import { test } from '@japa/runner'
import { typedOption } from '#app/kit/form/typed_option'

const OPTIONS = [
  { value: 'new', label: 'Newest' },
  { value: 'low', label: 'Lowest price' },
  { value: 'large', label: 'Largest' },
  { value: 'near', label: 'Nearest', isDisabled: true },
]

test.group('Letters typed at a closed select', () => {
  const typed = (letters: string, chosen: string | null = null) =>
    typedOption(OPTIONS, chosen, letters)?.value

  test('mean the option that begins with them', ({ assert }) => {
    assert.equal(typed('lo'), 'low')
    assert.equal(typed('LA'), 'large')
    assert.equal(typed('lowest p'), 'low')
    assert.isUndefined(typed('x'))
  })

  test('go on from the chosen one where one is repeated', ({ assert }) => {
    assert.equal(typed('l', 'new'), 'low')
    assert.equal(typed('l', 'low'), 'large')
    assert.equal(typed('ll', 'large'), 'low')
    assert.equal(typed('lo', 'low'), 'low')
  })

  test('never mean one that can’t be chosen', ({ assert }) => {
    assert.equal(typed('n', 'new'), 'new')
    assert.isUndefined(typed('nea'))
  })
})
