import './app.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createInertiaApp } from '@inertiajs/react'
import { pageTitle } from '#app/core/ui/page_title'
import { Providers } from '#app/core/ui/providers'
import { resolvePage, type PageModule } from '#app/core/ui/resolve_page'

const pages = import.meta.glob<PageModule>('../../*/ui/pages/**/*.tsx')

void createInertiaApp({
  title: pageTitle,
  resolve: (name) => resolvePage(name, pages),
  setup({ el, App, props }) {
    const tree = (
      <Providers>
        <App {...props} />
      </Providers>
    )
    if (el.hasChildNodes()) hydrateRoot(el, tree)
    else createRoot(el).render(tree)
  },
  progress: { delay: 250, includeCSS: false, showSpinner: false },
})
