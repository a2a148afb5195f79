import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { PAGE_TITLES } from '#tests/support/page_titles'

/** `properties/edit` for `app/properties/ui/pages/edit.tsx`. */
const componentOf = (file: string) =>
  file.replace(
    /^app\/(\w+)\/ui\/pages\/(.+)\.tsx$/,
    (_, module: string, page: string) => `${module}/${page}`
  )

test.group('Page titles', () => {
  test('are listed for every page, and no other', async ({ assert }) => {
    const pages = await Array.fromAsync(glob('app/*/ui/pages/**/*.tsx'), componentOf)
    assert.sameMembers(Object.keys(PAGE_TITLES), pages)
  })

  test('are the ones that the pages give themselves', async ({ assert }) => {
    for (const [component, title] of Object.entries(PAGE_TITLES)) {
      if (title === null) continue
      const [module, ...page] = component.split('/')
      const source = await readFile(`app/${module}/ui/pages/${page.join('/')}.tsx`, 'utf8')
      const own = /<Head\s+title="([^"]*)"/.exec(source)?.[1]
      if (own !== undefined) assert.equal(own, title, component)
    }
  })
})
