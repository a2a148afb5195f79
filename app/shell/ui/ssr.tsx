import { createInertiaApp } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { inertiaRoot } from '#app/shell/ui/inertia_root'
import { pageTitle } from '#app/shell/ui/page_title'
import { Providers } from '#app/shell/ui/providers'
import { resolvePage, type PageModule } from '#app/shell/ui/page_loader'

const pages = import.meta.glob<PageModule>('/app/**/ui/**/*_page.tsx')

const MAX_CHARACTERS = 32 * 1024 ** 2
/** A page may say how long ago something was. */
const MAX_AGE_MS = 60_000

type Rendered = Awaited<ReturnType<typeof renderPage>>

const rendered = new LRUCache<string, Rendered>({
  maxSize: MAX_CHARACTERS,
  ttl: MAX_AGE_MS,
  sizeCalculation: ({ body }, key) => key.length + body.length,
})

/** Rendering takes most of a page's time, and guests mostly see the same pages. */
export default async function render(page: Page): Promise<Rendered> {
  const key = JSON.stringify(page)
  const known = rendered.get(key)
  if (known) return known
  const made = await renderPage(page)
  rendered.set(key, made)
  return made
}

async function renderPage(page: Page) {
  let html = ''
  const { head } = await createInertiaApp({
    page,
    title: pageTitle,
    render: (tree) => (html = renderToString(tree)),
    resolve: (name) => resolvePage(name, pages, page.props),
    setup: ({ App, props }) => (
      <Providers>
        <App {...props} />
      </Providers>
    ),
  })
  return { head, body: inertiaRoot(page, html) }
}
