import { Button } from '#app/kit/button/button'

interface FailureStateProps {
  /** the server's message, or our own */
  message: string
  onRetry?: () => void
  isRetrying?: boolean
}

/** Shown in place of data that failed to load. */
export function FailureState({ message, onRetry, isRetrying }: FailureStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-110 flex-col items-center px-5 py-16 text-center"
    >
      <p className="display text-22">That didn’t work</p>
      <p className="mt-2 text-muted">{message}</p>
      {onRetry && (
        <Button className="mt-6" isLoading={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
