import { Suspense, type ComponentType } from 'react'
import { lazyPart } from '#app/kit/offline/lazy_part'

export type PreparedPart<Props extends object = object> = ComponentType<Props> & {
  prepare: () => Promise<void>
}

/**
 * A part that only some pages of a kind show. Those call `prepare` first, so that it is drawn with
 * the rest; otherwise its code loads once the part is shown.
 */
export function preparedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>
): PreparedPart<Props> {
  let Loaded: ComponentType<Props> | null = null
  const Later: ComponentType<Props> = lazyPart(async () => ({ default: await load() }))
  const Part = (props: Props) => (
    <Suspense fallback={null}>{Loaded ? <Loaded {...props} /> : <Later {...props} />}</Suspense>
  )
  return Object.assign(Part, {
    prepare: async () => {
      Loaded ??= await load()
    },
  })
}
