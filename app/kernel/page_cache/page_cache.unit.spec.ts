import { test } from '@japa/runner'
import { PageCache } from '#app/kernel/page_cache/page_cache'

const PATH = '/properties/casa-blu'
const rendered = (name: string) => ({ html: `<h1>${name}</h1>`, policy: '' })

test.group('The page cache', (group) => {
  let current: string
  group.each.setup(() => {
    current = 'first'
  })
  const newCache = () => new PageCache(async () => current)

  test('has a page at its own version only', async ({ assert }) => {
    const cache = newCache()
    await cache.keep(PATH, 'first', rendered('Casa Blu'))
    assert.equal(cache.get(PATH, 'first')?.bodies.identity.toString(), '<h1>Casa Blu</h1>')
    assert.isNull(cache.get(PATH, 'second'))
    assert.isNull(cache.get('/properties/another', 'first'))
  })

  test('does not keep a version that grew old while it was compressed', async ({ assert }) => {
    const cache = newCache()
    const old = cache.keep(PATH, 'first', rendered('Casa Blu'))
    current = 'second'
    await old
    assert.isNull(cache.get(PATH, 'first'))
    await cache.keep(PATH, 'second', rendered('Casa Verde'))
    assert.isNull(cache.get(PATH, 'first'))
    assert.include(cache.get(PATH, 'second')?.bodies.identity.toString(), 'Casa Verde')
  })
})
