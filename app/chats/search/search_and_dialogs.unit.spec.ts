import { test } from '@japa/runner'
import { slugIn } from '#app/chats/composing/ui/use_pasted_listing'
import { slowModeValue } from '#app/chats/members/ui/slow_modes'
import { excerptAround, findWords } from '#app/chats/search/ui/find_words'

const found = (text: string, query: string) =>
  findWords(text, query)
    .filter(({ isFound }) => isFound)
    .map((part) => part.text)

test.group('Words that a search found', () => {
  test('are marked from their beginning, without case and accents', ({ assert }) => {
    assert.deepEqual(found('The Terrace, the térrasse', 'terra'), ['Terra', 'térra'])
    assert.deepEqual(found('Łódź lodge', 'lod'), ['Łód', 'lod'])
    assert.deepEqual(found('Straße', 'strass'), ['Straß'])
    assert.deepEqual(found('O’Neill said so', 'oneill'), ['O’Neill'])
    assert.deepEqual(found('cafe\u0301s', 'cafe'), ['cafe\u0301'])
    assert.deepEqual(found('beyond', 'ond'), [])
    assert.deepEqual(found('tea teapot', 'tea teapot'), ['tea', 'teapot'])
  })

  test('leave the text whole', ({ assert }) => {
    for (const query of ['', 'a', 'water now', '💧']) {
      const text = 'Above the water 💧 now, and always.\nWater!'
      assert.equal(
        findWords(text, query)
          .map((part) => part.text)
          .join(''),
        text
      )
    }
  })

  test('stand in the excerpt, however late they come', ({ assert }) => {
    const text = `${'quiet morning light '.repeat(60)}emerald velvet ${'and more '.repeat(60)}`
    const excerpt = excerptAround(text, 'emer')
    assert.deepEqual(found(excerpt, 'emer'), ['emer'])
    assert.isBelow(excerpt.length, 300)
    assert.match(excerpt, /^… .*…$/)
    assert.equal(excerptAround('Short\nand sweet', 'sweet'), 'Short and sweet')
    assert.isBelow(excerptAround('x'.repeat(5000), 'x').length, 300)
  })
})

test.group('The address of a listing', () => {
  test('gives its slug, with or without the origin', ({ assert }) => {
    const origin = 'https://vesta.example'
    for (const address of [
      'https://vesta.example/properties/casa-livia',
      ' https://vesta.example/properties/casa-livia/?from=mail#photographs ',
      '/properties/casa-livia/edit',
    ]) {
      assert.equal(slugIn(address, origin), 'casa-livia', address)
    }
    for (const address of [
      'https://elsewhere.example/properties/casa-livia',
      'https://vesta.example/properties',
      'casa livia',
      'https://',
      'javascript:alert(1)',
    ]) {
      assert.isNull(slugIn(address, origin), address)
    }
  })
})

test.group('Slow mode', () => {
  test('shows the step that a chat is at, or the next longer one', ({ assert }) => {
    assert.deepEqual([0, 5, 10, 45, 3600].map(slowModeValue), ['0', '10', '10', '60', '300'])
  })
})
