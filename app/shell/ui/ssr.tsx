import { createInertiaApp } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import { renderToString } from 'react-dom/server'
import { inertiaRoot } from '#app/shell/ui/inertia_root'
import { pageTitle } from '#app/shell/ui/page_title'
import { Providers } from '#app/shell/ui/providers'
import { resolvePage, type PageModule } from '#app/shell/ui/resolve_page'

const pages = import.meta.glob<PageModule>('/app/*/ui/pages/**/*.tsx')

export default async function render(page: Page) {
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
