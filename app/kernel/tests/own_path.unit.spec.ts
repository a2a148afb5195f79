import { test } from '@japa/runner'
import { ownPath } from '#app/kernel/http/own_path'

test.group('A path of one’s own', () => {
  test('is kept with its query', ({ assert }) => {
    for (const path of ['/', '/dreams/12', '/search?q=a&b=%2F', '/@ava']) {
      assert.equal(ownPath(path), path)
    }
    assert.equal(ownPath('/a/../b'), '/b')
  })

  test('never leads elsewhere', ({ assert }) => {
    for (const elsewhere of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '',
      undefined,
      ['/dreams'],
    ]) {
      assert.equal(ownPath(elsewhere), '/', String(elsewhere))
    }
  })
})
