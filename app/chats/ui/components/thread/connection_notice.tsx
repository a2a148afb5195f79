import { Spinner } from '#app/common/ui/kit/spinner'
import { useRealtimeStatus } from '#app/realtime/ui/use_realtime'

/** Says that the connection is away, once it is for longer than a moment. */
export function ConnectionNotice() {
  const status = useRealtimeStatus()
  const words =
    status === 'reconnecting'
      ? 'Reconnecting. What you write waits here.'
      : status === 'offline'
        ? 'You are offline. What you write waits here.'
        : null
  return (
    <div role="status">
      {words && (
        <p className="flex items-center justify-center gap-2.5 border-b border-line bg-raised px-4 py-2 text-13">
          {status === 'reconnecting' && <Spinner size={14} />}
          {words}
        </p>
      )}
    </div>
  )
}
