import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, type ReactNode } from 'react'
import { useRealtimeConnection } from '#app/realtime/ui/use_realtime'
import { useAppBadge } from '#app/shell/ui/navigation/use_app_badge'
import { useTitleCount } from '#app/shell/ui/navigation/use_title_count'
import { uiModules } from '#app/ui_modules'

const LIVE = uiModules.flatMap(({ name, live }) => (live ? [{ name, Live: lazyPart(live) }] : []))

/** All live components of signed-in pages; loads after the page. */
export default function LiveAccount(): ReactNode {
  useRealtimeConnection()
  useTitleCount()
  useAppBadge()
  return (
    <Suspense fallback={null}>
      {LIVE.map(({ name, Live }) => (
        <Live key={name} />
      ))}
    </Suspense>
  )
}
