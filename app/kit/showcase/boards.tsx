import { Suspense } from 'react'
import { lazyPart } from '#app/kit/offline/lazy_part'

const SampleBoard = lazyPart(() => import('#app/kit/showcase/sample_board'))

export function Boards() {
  return (
    <Suspense fallback={<div className="min-h-80" />}>
      <SampleBoard />
    </Suspense>
  )
}
