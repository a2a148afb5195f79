import { test } from '@japa/runner'
import { originQuery } from '#app/properties/public_page/ui/came_from'
import { UNKNOWN_ORIGIN, visitOriginIn } from '#app/properties/views/visit_options'

const FIRST = { previous: null, search: '', referrer: '', origin: 'https://vesta.example' }

test.group('Where a visit comes from', () => {
  test('is the page before, on this site', ({ assert }) => {
    const after = (previous: string) => originQuery({ ...FIRST, search: '?via=share', previous })
    assert.equal(after('/search'), 'from=search')
    assert.equal(after('/searches'), 'from=search')
    assert.equal(after('/feed'), 'from=feed')
    assert.equal(after('/spots/the-lantern'), 'from=feed')
    assert.equal(after('/searching'), 'from=site')
    assert.equal(after('/'), 'from=site')
  })

  test('is the shared link, the other site or a page of this one, at first', ({ assert }) => {
    const by = (more: object) => originQuery({ ...FIRST, ...more })
    assert.equal(by({}), 'from=direct')
    assert.equal(by({ search: '?a=1&via=share', referrer: 'https://t.example/' }), 'from=share')
    assert.equal(by({ referrer: 'https://vesta.example/search?q=sea' }), 'from=search')
    const other = { referrer: 'https://news.example.com/homes' }
    assert.equal(by(other), 'from=host&host=news.example.com')
    assert.equal(by({ referrer: 'nonsense' }), 'from=direct')
  })

  test('is taken as told only if it makes sense', ({ assert }) => {
    const told = (query: object) => visitOriginIn({ ...query })
    assert.deepEqual(told({ from: 'search', host: 'x.example' }), { source: 'search', host: '' })
    const host = { source: 'host', host: 'news.example.com' }
    assert.deepEqual(told({ from: 'host', host: 'WWW.News.example.com' }), host)
    for (const wrong of [
      {},
      { from: 'mars' },
      { from: ['search'] },
      { from: 'host' },
      { from: 'host', host: '<b>' },
      { from: 'host', host: `${'a.'.repeat(60)}example` },
    ]) {
      assert.deepEqual(told(wrong), UNKNOWN_ORIGIN)
    }
  })
})
