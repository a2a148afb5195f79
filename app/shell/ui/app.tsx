import './app.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createInertiaApp, router } from '@inertiajs/react'
import { enterAccount } from '#app/kit/hooks/account_scope'
import { forgetOnLeaving } from '#app/kit/hooks/after_sign_in'
import { leaveCompositionAlone } from '#app/kit/hooks/composition_keys'
import { whenIdle } from '#app/kit/offline/when_idle'
import { KeepEarlyInput } from '#app/shell/ui/keep_early_input'
import { keepScrollPosition } from '#app/shell/ui/keep_scroll_position'
import { pageTitle } from '#app/shell/ui/page_title'
import { Providers } from '#app/shell/ui/providers'
import { VISIT_PROGRESS } from '#app/shell/ui/visit_progress'
import { loadToastsOnTouch } from '#app/kit/toast/toast'
import { PageBoundary } from '#app/shell/ui/page_boundary'
import { resolvePage, type PageModule } from '#app/shell/ui/page_loader'

const pages = import.meta.glob<PageModule>('/app/**/ui/**/*_page.tsx')

leaveCompositionAlone(window)
loadToastsOnTouch()

router.on('before', ({ detail }) => {
  if (!detail.visit.prefetch) keepScrollPosition()
})

/** Undefined before the first page. */
let accountId: number | null | undefined

router.on('navigate', ({ detail }) => {
  const { component, url, props } = detail.page
  const { account } = props as { account?: { id: number } | null }
  const presentId = account?.id ?? null
  enterAccount(presentId)
  forgetOnLeaving({ component, url, isSignedIn: presentId !== null })
  if (presentId === accountId) return
  accountId = presentId
  whenIdle(() => {
    // without it the site works as before
    void import('#app/shell/ui/start_site_worker').then(
      ({ startSiteWorker }) => startSiteWorker(accountId ?? null),
      () => {}
    )
  })
})

void createInertiaApp({
  title: pageTitle,
  resolve: (name, page) => resolvePage(name, pages, page?.props),
  setup({ el, App, props }) {
    const isRendered = el.hasChildNodes()
    const tree = (
      <KeepEarlyInput rootRef={{ current: isRendered ? el : null }}>
        <Providers>
          <PageBoundary>
            <App {...props} />
          </PageBoundary>
        </Providers>
      </KeepEarlyInput>
    )
    // as a transition, React pauses for input and paints; what is clicked meanwhile it does first
    if (isRendered) startTransition(() => void hydrateRoot(el, tree))
    else createRoot(el).render(tree)
  },
  progress: VISIT_PROGRESS,
})
