import { Suspense, type ComponentType } from 'react'
import { lazyPart } from '#app/kit/offline/lazy_part'

export type PreparedPart<Props extends object = object> = ComponentType<Props> & {
  prepare: () => Promise<void>
}

/**
 * A part of which a page knows by its props whether it has it. The page’s `prepare` loads it then,
 * so that server and browser draw it with the rest; elsewhere it comes once it is shown.
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
