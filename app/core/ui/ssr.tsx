import { createInertiaApp } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import { renderToString } from 'react-dom/server'
import { pageTitle } from '#app/core/ui/page_title'
import { Providers } from '#app/core/ui/providers'
import { resolvePage, type PageModule } from '#app/core/ui/resolve_page'

const pages = import.meta.glob<PageModule>('../../*/ui/pages/**/*.tsx')

/** Renders one page to HTML on the server. */
export default function render(page: Page) {
  return createInertiaApp({
    page,
    title: pageTitle,
    render: renderToString,
    resolve: (name) => resolvePage(name, pages),
    setup: ({ App, props }) => (
      <Providers>
        <App {...props} />
      </Providers>
    ),
  })
}
