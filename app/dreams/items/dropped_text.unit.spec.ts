import { test } from '@japa/runner'
import { droppedText, itemIn } from '#app/dreams/items/ui/pasted'

const dropped = (data: Record<string, string>) => droppedText((type) => data[type] ?? '')

test.group('What is dropped on a board', () => {
  test('is the first link of a list, else the words', ({ assert }) => {
    const list = '# from a browser\r\nhttps://example.com/tiles\r\nhttps://example.com/2\r\n'
    assert.equal(
      dropped({ 'text/uri-list': list, 'text/plain': 'Tiles' }),
      'https://example.com/tiles'
    )
    assert.equal(dropped({ 'text/plain': ' A window seat\n' }), 'A window seat')
    assert.equal(dropped({ 'text/uri-list': '# nothing', 'text/plain': '' }), '')
    assert.equal(dropped({}), '')
  })

  test('becomes a link, a listing of this site, or a wish', ({ assert }) => {
    const kind = (text: string) => itemIn(text, 'https://vesta.test')?.kind
    assert.equal(kind(dropped({ 'text/uri-list': 'https://example.com' })), 'note')
    assert.equal(
      kind(dropped({ 'text/uri-list': 'https://vesta.test/properties/casa' })),
      'property'
    )
    assert.equal(kind(dropped({ 'text/plain': 'A porch' })), 'wish')
    assert.equal(kind(dropped({ 'text/uri-list': 'javascript:alert(1)' })), 'wish')
  })
})
