import { lazy, type ComponentType } from 'react'
import { loadPatiently } from '#app/kit/offline/load_patiently'

/**
 * React's own `lazy` throws where its code can't be loaded and takes the page away; this one keeps
 * the fallback of its `Suspense`, tells it, and comes with the network.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>
) => lazy(() => loadPatiently(load))
