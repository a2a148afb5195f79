import { Heart } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { Skeleton } from '#app/kit/list/skeleton'

export function States() {
  return (
    <>
      <div aria-busy className="grid grid-cols-2 gap-6">
        {[1, 2].map((card) => (
          <div key={card}>
            <Skeleton className="aspect-3/2 rounded-6" />
            <Skeleton className="mt-4 h-6 w-2/3" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </div>
        ))}
      </div>
      <EmptyState
        icon={Heart}
        title="Nothing saved yet"
        action={<Button variant="primary">Look around</Button>}
      >
        Homes you save appear here.
      </EmptyState>
      <FailureState
        message="We’re briefly unavailable. Try again in a moment."
        onRetry={() => {}}
      />
    </>
  )
}
