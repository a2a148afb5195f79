import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import type { Collectable } from '#app/kit/shell/ui_module'
import { uiModules } from '#app/ui_modules'

const BUTTONS = uiModules.flatMap(({ name, collecting }) =>
  collecting ? [{ name, Button: lazyPart(collecting) }] : []
)

/** What modules offer to collect a listing or a design with. Their code loads when shown. */
export function CollectButtons(subject: Collectable) {
  if (!useAccount()) return null
  return (
    <Suspense fallback={null}>
      {BUTTONS.map(({ name, Button }) => (
        <Button key={name} {...subject} />
      ))}
    </Suspense>
  )
}
