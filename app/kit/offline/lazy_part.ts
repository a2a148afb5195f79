import { lazy, type ComponentType } from 'react'
import { loadPatiently } from '#app/kit/offline/load_patiently'

/**
 * A component whose code loads when it is first shown, inside a `Suspense`. React's own `lazy` throws
 * where the code can't be loaded and takes the page away; this one keeps the fallback, tells it, and
 * comes with the network.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>
) => lazy(() => loadPatiently(load))
