import { lazy, Suspense } from 'react'

const SampleBoard = lazy(() => import('#app/kit/showcase/sample_board'))

export function Boards() {
  return (
    <Suspense fallback={<div className="min-h-80" />}>
      <SampleBoard />
    </Suspense>
  )
}
