import { Suspense, type ComponentType } from 'react'
import { lazyPart } from '#app/kit/offline/lazy_part'

export type PreparedPart<Props extends object = object> = ComponentType<Props> & {
  prepare: () => Promise<void>
}

/**
 * A part that only some pages of a kind have. The page calls `prepare` if its props have that part,
 * so that it is drawn with the rest; elsewhere its code loads when it is shown.
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
