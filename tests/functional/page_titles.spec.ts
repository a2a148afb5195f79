import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { pageFile } from '#app/shell/ui/page_file'
import { PAGE_TITLES } from '#tests/support/page_titles'

const pagePaths = () => Array.fromAsync(glob('app/**/ui/**/*_page.tsx'))

test.group('Page titles', () => {
  test('are listed for every page, and no other', async ({ assert }) => {
    const pages = (await pagePaths()).map((path) => pageFile(path).name)
    assert.sameMembers(Object.keys(PAGE_TITLES), pages)
  })

  test('name an index by what it lists', ({ assert }) => {
    const titles = Object.values(PAGE_TITLES).filter((title) => title !== null)
    assert.deepEqual(
      titles.filter((title) => /\bindex\b/i.test(title)),
      []
    )
  })

  test('are the ones that the pages give themselves', async ({ assert }) => {
    for (const path of await pagePaths()) {
      const component = pageFile(path).name
      const title = PAGE_TITLES[component]
      if (title === null) continue
      const source = await readFile(path, 'utf8')
      const own = /<Head\s+title="([^"]*)"/.exec(source)?.[1]
      if (own !== undefined) assert.equal(own, title, component)
    }
  })
})
